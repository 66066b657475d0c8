import { useSuspenseQuery } from '@apollo/client/react';
import { SubscriptionsDocument } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatCount } from '../kit/format.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { plansAddress } from './addresses.ts';
import { BoughtCard } from './BoughtCard.tsx';
import { ChangeQuestion } from './change/ChangeQuestion.tsx';
import { EditCount } from './change/EditCount.tsx';
import { planMessages } from './messages.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { StorageCard } from './StorageCard.tsx';
import { cardText } from './texts.ts';
import { UnpaidBill } from './UnpaidBill.tsx';
import styles from './Subscriptions.module.css';

const SUBSCRIPTION_QUESTIONS = ['edit-count', 'cancel-plan', 'reactivate-plan'] as const;

/** Account §2, 'Subscriptions tab': the plan with its card and its changes, or the trial and the way to a plan. */
export function Subscriptions() {
  const { data, error, refetch } = useSuspenseQuery(SubscriptionsDocument, { errorPolicy: 'all' });
  const { asked, ask, end } = useAsked(SUBSCRIPTION_QUESTIONS);
  const account = data?.viewer?.account;
  if (!account) {
    return (
      <FaultBlock
        title={planMessages.plansFault}
        reassurance={planMessages.plansFaultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { plan, streamingFigures, unpaid } = account;
  const card = account.card && cardText(account.card);
  if (plan?.__typename === 'ConcurrentUsersPlan') {
    return (
      <div className={styles['view']}>
        {unpaid?.nodes
          .filter(({ viewerCanPay }) => viewerCanPay)
          .map((invoice) => (
            <UnpaidBill key={invoice.id} invoice={invoice} />
          ))}
        <BoughtCard plan={plan} card={card} onAsk={ask} />
        <StorageCard account={account} />
        {asked?.kind === 'edit-count' && <EditCount plan={plan} card={card} onEnd={end} />}
        {asked && asked.kind !== 'edit-count' && <ChangeQuestion kind={asked.kind} onEnd={end} />}
      </div>
    );
  }
  return (
    <div className={styles['view']}>
      <section className={styles['none']}>
        <h3>{planMessages.noSubscription}</h3>
        <p>{planMessages.expiredText}</p>
        <LinkButton to={plansAddress} kind="primary">
          {planMessages.seeAllPlans}
        </LinkButton>
      </section>
      {plan && <DaysLeft plan={plan} />}
      <p className={styles['limit']}>
        <strong>{planMessages.maxUsers}</strong>
        <b>{streamingFigures ? formatCount(streamingFigures.places) : planMessages.unknown}</b>
      </p>
      <StorageCard account={account} isWithin />
    </div>
  );
}
