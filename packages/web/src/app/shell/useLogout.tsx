import { useState, type ReactNode } from 'react';
import { useMutation } from '@apollo/client/react';
import { LogOut } from 'lucide-react';
import { SessionDeleteDocument } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { faultText } from '../../kit/faultText.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastFault } from '../../kit/toasts.ts';
import { isAnySending } from '../../uploads/transfer/transfers.ts';
import { appMessages } from '../messages.ts';
import { signedOut } from '../connection.ts';

/** Ends the session. Asks first only when an upload would stop with it. */
export function useLogout(): { ask: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const [deleteSession, { loading }] = useMutation(SessionDeleteDocument);
  const leave = async () => {
    const { error } = await deleteSession({ variables: { input: {} }, errorPolicy: 'all' });
    if (error) return toastFault(faultText(error));
    await signedOut();
  };
  return {
    ask: () => (isAnySending() ? setAsking(true) : void leave()),
    question: isAsking && (
      <ConfirmDialog
        icon={LogOut}
        title={appMessages.logoutTitle}
        confirmText={appMessages.logout}
        cancelText={kitMessages.cancel}
        isBusy={loading}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {appMessages.logoutPauses}
      </ConfirmDialog>
    ),
  };
}
