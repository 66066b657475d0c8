import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { PlanCard_AccountFragmentDoc, type PlanCard_AccountFragment } from '../generated/graphql.ts';
import { formatDay } from '../kit/format.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { plansAddress } from './addresses.ts';
import { planMessages } from './messages.ts';
import styles from './PlanCard.module.css';

interface Props {
  account: FragmentType<PlanCard_AccountFragment>;
  /** The storage, inside the card of a trial or on its own. */
  children: (isWithin: boolean) => ReactNode;
}

/**
 * Applications §2, 'Trial banner' and the card of an expired trial. Without a trial, or if the plan
 * is unknown, it only shows the storage.
 */
export function PlanCard({ account, children }: Props) {
  const { plan } = useFragmentData(PlanCard_AccountFragmentDoc, account);
  if (!plan) return children(false);
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

type Plan = NonNullable<PlanCard_AccountFragment['plan']>;

function DaysLeft({ plan }: { plan: Plan }) {
  const ends = formatDay(plan.expiresAt);
  return (
    <div className={styles['days']}>
      <p>
        <strong>{planMessages.daysLeft}</strong>
        {plan.__typename === 'TrialExpired' ? (
          <span>
            <b>{planMessages.expired}</b> {planMessages.ended(ends)}
          </span>
        ) : (
          <span>
            <b>{plan.daysLeft}</b> {planMessages.ofDays(plan.trialDays, ends)}
          </span>
        )}
      </p>
      <ProgressBar
        percent={plan.progressPercent}
        label={planMessages.daysLeft}
        kind={plan.__typename === 'TrialExpired' ? 'bad' : 'ink'}
        height={6}
      />
    </div>
  );
}
