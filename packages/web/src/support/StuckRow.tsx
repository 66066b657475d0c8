import type { FragmentType } from '@apollo/client';
import { Button } from 'antd';
import { StuckRow_UploadFragmentDoc, type StuckRow_UploadFragment } from '../generated/graphql.ts';
import { cx } from '../kit/cx.ts';
import { formatAgo } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { supportMessages } from './messages.ts';
import type { Wish } from './OpenCase.tsx';
import styles from './SupportHome.module.css';

interface Props {
  upload: FragmentType<StuckRow_UploadFragment>;
  /** In milliseconds. */
  now: number;
  /** Fills in the form for a case. */
  onOpen: (wish: Wish) => void;
}

export function StuckRow({ upload: masked, now, onOpen }: Props) {
  const { id, appName, versionNumber, account, stuck } = useFragmentData(StuckRow_UploadFragmentDoc, masked);
  const label = account?.label ?? '';
  return (
    <tr className={table['row']}>
      <th scope="row" className={cx(table['name'], styles['wide'])} title={appName}>
        {supportMessages.upload(appName, versionNumber)}
        <span className={styles['sub']}>{label}</span>
      </th>
      <td className={cx(table['fact'], styles['reason'], styles['wide'])}>{stuck?.why}</td>
      <td className={table['fact']}>{stuck && formatAgo(stuck.startedAt, now)}</td>
      <td className={table['actions']}>
        <Button
          aria-label={supportMessages.openFor(label)}
          onClick={() => onOpen({ lookUp: id, reason: supportMessages.reasonStuck(appName) })}
        >
          {supportMessages.open}
        </Button>
      </td>
    </tr>
  );
}
