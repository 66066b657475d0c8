import { useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { AssetDeleteDocument, AssetLibraryDocument, type AssetCard_AssetFragment } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { faultText } from '../../kit/faultText.ts';
import { kitMessages } from '../../kit/messages.ts';
import { toastFault } from '../../kit/toasts.ts';
import { useToastDeleted } from '../../kit/useToastDeleted.ts';
import { libraryMessages } from './messages.ts';

interface Props {
  asset: AssetCard_AssetFragment;
  onDeleted: () => void;
  /** It is deleted, or stays. */
  onEnd: () => void;
}

/** Asks whether a file is to go, and says which configs show it. It can be undone. */
export function DeleteAsset({ asset, onDeleted, onEnd }: Props) {
  const { id, name, usedBy } = asset;
  const toastDeleted = useToastDeleted();
  const [remove, { loading }] = useMutation(AssetDeleteDocument, { refetchQueries: [AssetLibraryDocument] });
  const confirm = async () => {
    const { data, error } = await remove({ variables: { input: { assetId: id } }, errorPolicy: 'all' });
    const refusal = data?.assetDelete.userErrors[0];
    if (!data || refusal) {
      toastFault(refusal?.message ?? faultText(error));
      return onEnd();
    }
    const { binItem } = data.assetDelete;
    toastDeleted(libraryMessages.removed(name), binItem && { id: binItem.id, name });
    onEnd();
    onDeleted();
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={libraryMessages.removeTitle(name)}
      confirmText={libraryMessages.remove(name)}
      cancelText={kitMessages.cancel}
      isBusy={loading}
      onConfirm={() => void confirm()}
      onCancel={onEnd}
    >
      {usedBy.length > 0 ? libraryMessages.removeUsed(usedBy.map((each) => each.name)) : libraryMessages.removeUnused}
    </ConfirmDialog>
  );
}
