import { OwnershipOfferCreateDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { ownershipMessages } from './ownership-messages.ts';
import { ProofDialog, type Refused } from './ProofDialog.tsx';

interface Props {
  personId: string;
  email: string;
  onOffered: () => void;
  onClose: () => void;
}

/** Offers the account to a member. */
export function HandOver({ personId, email, onOffered, onClose }: Props) {
  const { run, isBusy } = useChange(OwnershipOfferCreateDocument);
  const confirm = async (password: string, refused: Refused) => {
    if (!(await run({ personId, password }, { refused }))) return;
    toastDone(ownershipMessages.offered(email));
    onOffered();
  };
  return (
    <ProofDialog
      title={ownershipMessages.offerTitle(email)}
      facts={ownershipMessages.offerFacts(email)}
      confirmText={ownershipMessages.offer}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={(password, refused) => void confirm(password, refused)}
    />
  );
}
