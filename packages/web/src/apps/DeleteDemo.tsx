import { useApolloClient } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { DemoAppDeleteDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { unlistDemo } from './listed-apps.ts';
import { appListMessages } from './messages.ts';

/** Asks before removing the demo application for good. */
export function DeleteDemo({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useApolloClient();
  const { run, isBusy } = useChange(DemoAppDeleteDocument);
  const confirm = async () => {
    if (!(await run({}, { words: appListMessages.notDeleted }))) return;
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
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{appListMessages.deleteDemo}</p>
    </ConfirmDialog>
  );
}
