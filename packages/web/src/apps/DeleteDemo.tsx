import { useApolloClient, useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { DemoAppDeleteDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { unlistDemo } from './listedApps.ts';
import { appListMessages } from './messages.ts';

/** Asks before the demo application goes off the list for good. */
export function DeleteDemo({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useApolloClient();
  const [remove, { loading }] = useMutation(DemoAppDeleteDocument);
  const confirm = async () => {
    const { data } = await remove({ errorPolicy: 'all' });
    if (!data || data.demoAppDelete.userErrors.length > 0) return toastFault(appListMessages.notDeleted);
    toastDone(appListMessages.deleted);
    onClose();
    unlistDemo(client);
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={appListMessages.deleteTitle(name)}
      confirmText={appListMessages.deleteApp}
      cancelText={kitMessages.cancel}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{appListMessages.deleteDemo}</p>
    </ConfirmDialog>
  );
}
