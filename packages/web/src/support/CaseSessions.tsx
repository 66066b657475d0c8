import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { LogOut, MonitorOff } from 'lucide-react';
import { Button } from 'antd';
import { browserText, countryName, sessionViolations } from '@launchyard/domain/session';
import {
  CaseSession_SessionFragmentDoc,
  SupportCaseEndSessionDocument,
  type CaseSession_SessionFragment,
} from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { cx } from '../kit/cx.ts';
import { formatAgo } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { StateBlock } from '../kit/StateBlock.tsx';
import { toastDone } from '../kit/toasts.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { supportMessages } from './messages.ts';
import styles from './SupportHome.module.css';

interface Row {
  personLabel: string;
  session: FragmentType<CaseSession_SessionFragment> & { id: string };
}

interface Props {
  caseId: string;
  sessions: readonly Row[];
  /** In milliseconds. */
  now: number;
  canEnd: boolean;
  onEnded: () => void;
}

/** Where the people of the account are signed in. */
export function CaseSessions({ sessions, ...props }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="sessions">
      <h2 id="sessions">{supportMessages.sessions}</h2>
      {sessions.length === 0 ? (
        <StateBlock icon={MonitorOff} title={supportMessages.noSessions} />
      ) : (
        <table className={table['table']} aria-labelledby="sessions">
          <thead>
            <tr>
              <th scope="col">{supportMessages.device}</th>
              <th scope="col">{supportMessages.person}</th>
              <th scope="col">{supportMessages.lastUsed}</th>
              <th scope="col">
                <span className="srOnly">{supportMessages.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((row) => (
              <CaseSession key={row.session.id} {...row} {...props} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function CaseSession({ personLabel, session, caseId, now, canEnd, onEnded }: Row & Omit<Props, 'sessions'>) {
  const { id, browser, system, country, lastUsedAt } = useFragmentData(CaseSession_SessionFragmentDoc, session);
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange(SupportCaseEndSessionDocument);
  const device = browserText({ browser, system });
  const end = async () => {
    const done = await run({ caseId, sessionId: id }, { alreadySo: sessionViolations.sessionEnded });
    setAsking(false);
    if (!done) return;
    toastDone(supportMessages.sessionEnded);
    onEnded();
  };
  return (
    <tr className={table['row']}>
      <th scope="row" className={cx(table['name'], styles['wide'])} title={device}>
        {device}
        {country !== null && <span className={styles['place']}>{countryName(country)}</span>}
      </th>
      <td className={table['fact']}>{personLabel}</td>
      <td className={table['fact']}>{formatAgo(lastUsedAt, now)}</td>
      <td className={cx(table['actions'], styles['wide'])}>
        {canEnd && (
          <Button aria-label={supportMessages.endSessionOf(device, personLabel)} onClick={() => setAsking(true)}>
            {supportMessages.endSession}
          </Button>
        )}
        {isAsking && (
          <ConfirmDialog
            icon={LogOut}
            title={supportMessages.endTitle}
            confirmText={supportMessages.endSession}
            cancelText={kitMessages.cancel}
            isBusy={isBusy}
            onConfirm={() => void end()}
            onCancel={() => setAsking(false)}
          >
            {supportMessages.endBody(device, personLabel)}
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
