import { Trash2 } from 'lucide-react';
import { versionName } from '@launchyard/domain/apps';
import { formatBytes } from '@launchyard/domain/kit';
import { AppVersionDeleteDocument, type VersionRow_AppVersionFragment } from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useToastDeleted } from '../../kit/use-toast-deleted.ts';
import { versionMessages } from './messages.ts';

interface Props {
  appName: string;
  version: VersionRow_AppVersionFragment;
  latest: number | null;
  onKeep: () => void;
  /** It was deleted, or could not be: either way the list is out of date. */
  onEnd: () => void;
}

/**
 * Asks, and names the links that are deleted with it. Applications §2: the question cannot be
 * hidden.
 */
export function DeleteVersion({ appName, version, latest, onKeep, onEnd }: Props) {
  const toastDeleted = useToastDeleted();
  const { run, isBusy } = useChange(AppVersionDeleteDocument);
  const names = (version.pinnedLinks ?? []).map((link) => link.name);
  const count = version.pinnedLinkCount ?? names.length;
  const confirm = async () => {
    const done = await run({ appVersionId: version.id }, { faultWords: versionMessages.notRemoved });
    const name = versionName(appName, version.number);
    if (done) toastDeleted(versionMessages.removed, done.binItem && { id: done.binItem.id, name });
    onEnd();
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={versionMessages.removeTitle(appName, version.number)}
      confirmText={versionMessages.remove(version.number)}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onKeep}
    >
      {count > 0 && (
        <p>
          {versionMessages.removeMoves(names, count, latest)} {versionMessages.removeUrls(version.number)}
        </p>
      )}
      <p>{versionMessages.removeFree(formatBytes(version.sizeBytes))}</p>
    </ConfirmDialog>
  );
}
