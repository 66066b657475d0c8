import { Trash2 } from 'lucide-react';
import { AssetDeleteDocument, AssetLibraryDocument, type AssetCard_AssetFragment } from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useToastDeleted } from '../../kit/use-toast-deleted.ts';
import { libraryMessages } from './messages.ts';

interface Props {
  asset: AssetCard_AssetFragment;
  onDeleted: () => void;
  /** It was deleted, or kept. */
  onEnd: () => void;
}

/** Asks before deleting a file, and says which configs show it. It can be undone. */
export function DeleteAsset({ asset, onDeleted, onEnd }: Props) {
  const { id, name, usedBy, usedByCount } = asset;
  const toastDeleted = useToastDeleted();
  const { run, isBusy } = useChange(AssetDeleteDocument, { refetchQueries: [AssetLibraryDocument] });
  const confirm = async () => {
    const done = await run({ assetId: id });
    onEnd();
    if (!done) return;
    toastDeleted(libraryMessages.removed(name), done.binItem && { id: done.binItem.id, name });
    onDeleted();
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={libraryMessages.removeTitle(name)}
      confirmText={libraryMessages.remove(name)}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onEnd}
    >
      {usedByCount > 0
        ? libraryMessages.removeUsed(
            (usedBy ?? []).map((each) => each.name),
            usedByCount,
          )
        : libraryMessages.removeUnused}
    </ConfirmDialog>
  );
}
