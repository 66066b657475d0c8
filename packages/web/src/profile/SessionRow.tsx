import type { FragmentType } from '@apollo/client';
import { Monitor, Smartphone } from 'lucide-react';
import { Button } from 'antd';
import { browserText, countryName, sessionViolations } from '@launchyard/domain/session';
import {
  SessionRevokeDocument,
  SessionRow_SessionFragmentDoc,
  type SessionRow_SessionFragment,
} from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { formatAgo, formatMoment } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { toastDone } from '../kit/toasts.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { profileMessages } from './messages.ts';
import styles from './SessionRow.module.css';

interface Props {
  session: FragmentType<SessionRow_SessionFragment>;
  /** In milliseconds. */
  now: number;
  onEnded: () => void;
}

const PHONES = new Set(['iOS', 'Android', 'iPadOS']);

export function SessionRow({ session: masked, now, onEnded }: Props) {
  const { id, createdAt, lastUsedAt, browser, system, country, isCurrent } = useFragmentData(
    SessionRow_SessionFragmentDoc,
    masked,
  );
  const { run, isBusy } = useChange(SessionRevokeDocument);
  const device = browserText({ browser, system });
  const since = formatMoment(createdAt);
  const Icon = system !== null && PHONES.has(system) ? Smartphone : Monitor;
  const end = async () => {
    if (!(await run({ sessionId: id }, { alreadySo: sessionViolations.sessionEnded }))) return;
    toastDone(profileMessages.ended);
    onEnded();
  };
  return (
    <tr className={table['row']}>
      <th scope="row" className={cx(table['name'], styles['name'])} title={device}>
        <Icon size={16} aria-hidden />
        {device}
        {country !== null && <span className={styles['place']}>{countryName(country)}</span>}
      </th>
      <td className={cx(table['fact'], styles['used'])}>
        <span className={table['unit']}>{profileMessages.lastUsed} </span>
        {isCurrent ? profileMessages.now : formatAgo(lastUsedAt, now)}
      </td>
      <td className={cx(table['fact'], styles['since'])}>
        <span className={table['unit']}>{profileMessages.signedIn} </span>
        {since}
      </td>
      <td className={cx(table['actions'], styles['actions'])}>
        {isCurrent ? (
          <Chip>{profileMessages.thisOne}</Chip>
        ) : (
          <Button
            size="small"
            loading={isBusy}
            aria-label={profileMessages.endOf(device, since)}
            onClick={() => void end()}
          >
            {profileMessages.end}
          </Button>
        )}
      </td>
    </tr>
  );
}
