import { useApolloClient, useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import { AppDeleteDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { unlistApp } from './listedApps.ts';
import { appListMessages } from './messages.ts';

/** What is lost with an application. */
export interface DeletedApp {
  id: string;
  name: string;
  versionCount: number;
  versionsBytes: number;
  linkCount: number;
  /** The version that is being uploaded. */
  runningVersion: number | null;
  uploadId: string | null;
}

interface Props {
  app: DeletedApp;
  onDone: (isShortList: boolean) => void;
  onKeep: () => void;
}

/** Names what is lost, and asks. */
export function DeleteApp({ app, onDone, onKeep }: Props) {
  const client = useApolloClient();
  const [remove, { loading }] = useMutation(AppDeleteDocument);
  const confirm = async () => {
    const { data } = await remove({ variables: { input: { appId: app.id } }, errorPolicy: 'all' });
    const refusal = data?.appDelete.userErrors[0];
    // Gone already, by another tab or person: what was wanted is so.
    const isGone = refusal?.code === 'APP_NOT_FOUND';
    if (!data || (refusal && !isGone)) return toastFault(appListMessages.notDeleted);
    toastDone(appListMessages.deleted);
    onDone(unlistApp(client, app.id));
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={appListMessages.deleteTitle(app.name)}
      confirmText={appListMessages.deleteApp}
      cancelText={kitMessages.cancel}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {app.runningVersion !== null && <p>{appListMessages.deleteRunning(app.runningVersion)}</p>}
      {app.versionCount > 0 && (
        <p>{appListMessages.deleteVersions(app.versionCount, formatBytes(app.versionsBytes))}</p>
      )}
      {app.linkCount > 0 && <p>{appListMessages.deleteLinks(app.linkCount)}</p>}
      <p>{appListMessages.deleteForGood}</p>
    </ConfirmDialog>
  );
}
