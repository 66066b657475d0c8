import { useApolloClient } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { appViolations } from '@launchyard/domain/apps';
import { formatBytes } from '@launchyard/domain/kit';
import { AppDeleteDocument, type AppCard_AppFragment } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useToastDeleted } from '../kit/use-toast-deleted.ts';
import { linkCountOf } from './card-caption.ts';
import { stageOf } from './card-stage.ts';
import { unlistApp } from './listed-apps.ts';
import { appListMessages } from './messages.ts';

/** What is lost with an application. */
export interface DeletedApp {
  id: string;
  name: string;
  versionCount: number;
  versionsBytes: number;
  /** Whether a version was ever tested: otherwise the application cannot be restored. */
  canComeBack: boolean;
  linkCount: number;
  /** The version being uploaded. */
  runningVersion: number | null;
  uploadId: string | null;
}

/** What is lost with a card's application. */
export function lostWith(app: AppCard_AppFragment): DeletedApp {
  const running = stageOf(app).kind === 'running' ? app.latestUpload : null;
  return {
    id: app.id,
    name: app.name,
    versionCount: app.versionCount,
    versionsBytes: app.versionsBytes,
    canComeBack: app.latestVersion !== null,
    linkCount: linkCountOf(app),
    runningVersion: running?.versionNumber ?? null,
    uploadId: running?.id ?? null,
  };
}

interface Props {
  app: DeletedApp;
  onDone: (isShortList: boolean) => void;
  onKeep: () => void;
}

/** Asks, and says what will be lost. */
export function DeleteApp({ app, onDone, onKeep }: Props) {
  const client = useApolloClient();
  const toastDeleted = useToastDeleted();
  const { run, isBusy } = useChange(AppDeleteDocument);
  const confirm = async () => {
    const done = await run({ appId: app.id }, { alreadySo: appViolations.notFound, words: appListMessages.notDeleted });
    if (!done) return;
    toastDeleted(appListMessages.deleted, done.binItem && { id: done.binItem.id, name: app.name });
    onDone(unlistApp(client, app.id));
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={appListMessages.deleteTitle(app.name)}
      confirmText={appListMessages.deleteApp}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {app.runningVersion !== null && <p>{appListMessages.deleteRunning(app.runningVersion)}</p>}
      {app.versionCount > 0 && (
        <p>{appListMessages.deleteVersions(app.versionCount, formatBytes(app.versionsBytes))}</p>
      )}
      {app.linkCount > 0 && <p>{appListMessages.deleteLinks(app.linkCount)}</p>}
      <p>{app.canComeBack ? appListMessages.deleteUndo : appListMessages.deleteForGood}</p>
    </ConfirmDialog>
  );
}
