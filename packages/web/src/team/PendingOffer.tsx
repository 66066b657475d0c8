import { Crown } from 'lucide-react';
import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { OwnershipOfferWithdrawDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { formatDay } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import type { ListedOffer } from './lists.ts';
import { ownershipMessages } from './ownership-messages.ts';

interface Props {
  offer: ListedOffer;
  canWithdraw: boolean;
  onWithdrawn: () => void;
}

/** Whom the account is offered to. */
export function PendingOffer({ offer: { offerId, email, expiresAt }, canWithdraw, onWithdrawn }: Props) {
  const { run, isBusy } = useChange(OwnershipOfferWithdrawDocument);
  const withdraw = async () => {
    if (!(await run({ offerId }, { alreadySo: teamViolations.offerNotFound }))) return;
    toastDone(ownershipMessages.withdrawn);
    onWithdrawn();
  };
  return (
    <Banner
      kind="plain"
      icon={Crown}
      title={ownershipMessages.pending(email)}
      action={
        canWithdraw && (
          <Button loading={isBusy} onClick={() => void withdraw()}>
            {ownershipMessages.withdraw}
          </Button>
        )
      }
    >
      <p>{ownershipMessages.pendingHint(formatDay(expiresAt))}</p>
    </Banner>
  );
}
