import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { PlanCard_AccountFragmentDoc, type PlanCard_AccountFragment } from '../generated/graphql.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { plansAddress } from './addresses.ts';
import { BoughtSummary } from './BoughtSummary.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { planMessages } from './messages.ts';
import styles from './PlanCard.module.css';

interface Props {
  account: FragmentType<PlanCard_AccountFragment>;
  /** Where the owner changes the plan. */
  subscriptionsAddress: string;
  /** The storage, inside the card of a trial or on its own. */
  children: (isWithin: boolean) => ReactNode;
}

/**
 * Applications §2, 'Trial banner', and the cards of an expired trial and of a plan that was bought. If the plan is
 * unknown, or none is needed, it only shows the storage.
 */
export function PlanCard({ account, subscriptionsAddress, children }: Props) {
  const { plan, viewerCanBuyPlans } = useFragmentData(PlanCard_AccountFragmentDoc, account);
  if (!plan) return children(false);
  if (plan.__typename === 'ConcurrentUsersPlan') {
    return (
      <BoughtSummary plan={plan} canChange={viewerCanBuyPlans} subscriptionsAddress={subscriptionsAddress}>
        {children(false)}
      </BoughtSummary>
    );
  }
  const isOver = plan.__typename === 'TrialExpired';
  return (
    <section className={styles['card']} aria-labelledby="plan">
      <div className={styles['words']}>
        <h2 id="plan">{isOver ? planMessages.expiredTitle : planMessages.upgradeTitle}</h2>
        <p>{isOver ? planMessages.expiredText : planMessages.upgradeText(plan.trialDays)}</p>
        <LinkButton to={plansAddress} kind="primary">
          {isOver ? planMessages.renew : planMessages.upgrade}
        </LinkButton>
      </div>
      <div className={styles['measures']}>
        <DaysLeft plan={plan} />
        {children(true)}
      </div>
    </section>
  );
}
