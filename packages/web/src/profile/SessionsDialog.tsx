import { startTransition, useRef, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { LogOut } from 'lucide-react';
import { Button } from 'antd';
import { SessionRevokeOthersDocument, SessionsDocument, SignInCodeCreateDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { copyText } from '../kit/copy.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { plural } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import table from '../kit/row-table.module.css';
import { Strip } from '../kit/Strip.tsx';
import { toastDone } from '../kit/toasts.ts';
import { profileMessages } from './messages.ts';
import { SessionRow } from './SessionRow.tsx';

/** Where the user is signed in, with the means to end it. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(Date.now);
  const hint = useRef<HTMLParagraphElement>(null);
  const { run, isBusy } = useChange(SessionRevokeOthersDocument);
  const { run: makeCode, isBusy: isCopying } = useChange(SignInCodeCreateDocument);
  const { data, error, refetch } = useSuspenseQuery(SessionsDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const sessions = data?.viewer?.sessions;
  // The row disappears together with the focused button.
  const refresh = () => {
    hint.current?.focus();
    startTransition(() => void refetch());
  };
  // A fragment reaches no server and no log.
  const copyLink = async () => {
    const code = (await makeCode({}))?.code;
    if (code) await copyText(`${location.origin}/enter#code=${code}`, profileMessages.signInLinkCopied);
  };
  const endOthers = async () => {
    const done = await run({});
    setAsking(false);
    if (!done) return;
    toastDone(profileMessages.othersEnded(plural(done.endedCount ?? 0, profileMessages.session)));
    refresh();
  };
  return (
    <Dialog isFlush width={760} onClose={onClose} title={profileMessages.sessions}>
      {!sessions && (
        <FaultBlock
          title={profileMessages.fault}
          reassurance={profileMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
        <>
          <Strip>
            <p ref={hint} tabIndex={-1}>
              {profileMessages.hint}
            </p>
            <Button loading={isCopying} onClick={() => void copyLink()}>
              {profileMessages.copySignInLink}
            </Button>
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <Button onClick={() => setAsking(true)}>{profileMessages.endOthers}</Button>
            )}
          </Strip>
          <table className={table['table']}>
            <thead>
              <tr>
                <th scope="col">{profileMessages.device}</th>
                <th scope="col">{profileMessages.lastUsed}</th>
                <th scope="col">{profileMessages.signedIn}</th>
                <th scope="col">
                  <span className="srOnly">{profileMessages.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} now={now} onEnded={refresh} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          icon={LogOut}
          title={profileMessages.endOthersTitle}
          confirmText={profileMessages.endOthers}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void endOthers()}
          onCancel={() => setAsking(false)}
        >
          {profileMessages.endOthersHint}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
