import { useState } from 'react';
import { Button } from 'antd';
import { teamViolations } from '@launchyard/domain/team';
import { OwnershipOfferAcceptDocument, OwnershipOfferDeclineDocument } from '../generated/graphql.ts';
import { formatDay } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import type { PageViewer } from './lists.ts';
import { ownershipMessages } from './ownership-messages.ts';
import { ProofDialog, type Refused } from './ProofDialog.tsx';
import styles from './Team.module.css';

interface Props {
  offer: NonNullable<PageViewer['ownershipOffers']>[number];
  onDeclined: () => void;
  /** The account is the user’s now. */
  onTaken: (account: { id: string; username: string }) => void;
}

/** An account that is offered to the user. */
export function ReceivedOffer({ offer, onDeclined, onTaken }: Props) {
  const { offerId, accountId, accountLabel, ownerEmail, expiresAt } = offer;
  const [isAsked, setAsked] = useState(false);
  const accepting = useChange(OwnershipOfferAcceptDocument);
  const declining = useChange(OwnershipOfferDeclineDocument);
  const decline = async () => {
    if (!(await declining.run({ offerId }, { alreadySo: teamViolations.offerNotFound }))) return;
    toastDone(ownershipMessages.declined);
    onDeclined();
  };
  const takeOver = async (password: string, refused: Refused) => {
    if (!(await accepting.run({ offerId, password }, { refused }))) return;
    setAsked(false);
    toastDone(ownershipMessages.accepted(accountLabel));
    onTaken({ id: accountId, username: accountLabel });
  };
  return (
    <div className={styles['received']}>
      <p>
        <b>{ownershipMessages.offersYou(ownerEmail, accountLabel)}</b>
        <span className={styles['sub']}>{ownershipMessages.expires(formatDay(expiresAt))}</span>
      </p>
      <Button
        loading={declining.isBusy}
        aria-label={ownershipMessages.declineOf(accountLabel)}
        onClick={() => void decline()}
      >
        {ownershipMessages.decline}
      </Button>
      <Button type="primary" aria-label={ownershipMessages.takeOverOf(accountLabel)} onClick={() => setAsked(true)}>
        {ownershipMessages.takeOver}
      </Button>
      {isAsked && (
        <ProofDialog
          title={ownershipMessages.acceptTitle(accountLabel)}
          facts={ownershipMessages.acceptFacts(ownerEmail)}
          confirmText={ownershipMessages.takeOver}
          isBusy={accepting.isBusy}
          onClose={() => setAsked(false)}
          onConfirm={(password, refused) => void takeOver(password, refused)}
        />
      )}
    </div>
  );
}
