import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { CaseRow_SupportCaseFragmentDoc, type CaseRow_SupportCaseFragment } from '../generated/graphql.ts';
import { cx } from '../kit/cx.ts';
import table from '../kit/row-table.module.css';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { caseAddress } from './addresses.ts';
import { CaseActions } from './CaseActions.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './SupportHome.module.css';

interface Props {
  supportCase: FragmentType<CaseRow_SupportCaseFragment>;
  /** In milliseconds. */
  now: number;
  onClosed: () => void;
}

export function CaseRow({ supportCase: masked, now, onClosed }: Props) {
  const supportCase = useFragmentData(CaseRow_SupportCaseFragmentDoc, masked);
  const { id, accountLabel, reason, expiresAt } = supportCase;
  const isOver = Date.parse(expiresAt) <= now;
  return (
    <tr className={table['row']}>
      <th scope="row" className={cx(table['name'], styles['wide'])}>
        <Link to={caseAddress(id)}>{accountLabel}</Link>
      </th>
      <td className={cx(table['fact'], styles['reason'], styles['wide'])} title={reason}>
        {reason}
      </td>
      <td className={table['fact']}>
        <TimeLeft expiresAt={expiresAt} now={now} />
      </td>
      <td className={table['actions']}>{!isOver && <CaseActions supportCase={supportCase} onClosed={onClosed} />}</td>
    </tr>
  );
}
