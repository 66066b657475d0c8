import type { Plan_StateFragment } from '../generated/graphql.ts';
import { formatDay } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { planMessages } from './messages.ts';
import styles from './DaysLeft.module.css';

/** A trial that runs or is over. */
export type TrialPlan = Extract<Plan_StateFragment, { __typename?: 'Trial' | 'TrialExpired' }>;

/** How much of a trial is left. */
export function DaysLeft({ plan }: { plan: TrialPlan }) {
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
