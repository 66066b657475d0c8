import { useState } from 'react';
import { Button } from 'antd';
import { formatPrice, timesCents } from '@launchyard/domain/money';
import { changeViolations, SEAT_COUNT, seatPlans } from '@launchyard/domain/plans';
import { CountField } from '../kit/CountField.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { toastFault } from '../kit/toasts.ts';
import { planMessages } from './messages.ts';
import { Offer } from './Offer.tsx';
import { offerMessages as words } from './offer-messages.ts';

interface Props {
  canBuy: boolean;
  hasPlan: boolean;
  subscriptionsAddress: string;
  onBuy: (count: number) => void;
}

const { name, unitCents } = seatPlans.concurrentUsers;

/** Account §2 and §9: Pay Per Concurrent User, with as many as somebody wants. */
export function ConcurrentUsersOffer({ canBuy, hasPlan, subscriptionsAddress, onBuy }: Props) {
  const [count, setCount] = useState<number>(SEAT_COUNT.default);
  const { least, most } = SEAT_COUNT;
  return (
    <Offer
      name={name}
      price={formatPrice(timesCents(unitCents, count))}
      per={words.perMonth}
      checks={[words.streams(most), words.regions, words.minutes, words.changes]}
      button={
        !canBuy ? (
          <>
            <Button type="primary" aria-describedby="not-the-owner" onClick={() => toastFault(words.notTheOwner)}>
              {words.start(count)}
            </Button>
            <p id="not-the-owner">{words.notTheOwner}</p>
          </>
        ) : hasPlan ? (
          <>
            <LinkButton to={subscriptionsAddress}>{planMessages.myAccount}</LinkButton>
            <p>{changeViolations.alreadySubscribed.message}</p>
          </>
        ) : (
          <Button type="primary" onClick={() => onBuy(count)}>
            {words.start(count)}
          </Button>
        )
      }
    >
      <CountField label={words.count(least, most)} value={count} least={least} most={most} onChange={setCount}>
        <b>{count}</b> {words.unit(formatPrice(unitCents))}
      </CountField>
    </Offer>
  );
}
