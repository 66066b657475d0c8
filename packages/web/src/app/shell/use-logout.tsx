import { useState, type ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { SessionDeleteDocument } from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { isAnySending } from '../../uploads/transfer/transfers.ts';
import { appMessages } from '../messages.ts';
import { signedOut } from '../connection.ts';

/** Ends the session. Asks first only if that would stop an upload. */
export function useLogout(): { ask: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useChange(SessionDeleteDocument);
  const leave = async () => {
    if (await run({})) await signedOut();
  };
  return {
    ask: () => (isAnySending() ? setAsking(true) : void leave()),
    question: isAsking && (
      <ConfirmDialog
        icon={LogOut}
        title={appMessages.logoutTitle}
        confirmText={appMessages.logout}
        cancelText={kitMessages.cancel}
        isBusy={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {appMessages.logoutPauses}
      </ConfirmDialog>
    ),
  };
}
