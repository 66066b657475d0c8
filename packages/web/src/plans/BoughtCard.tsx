import { CreditCard } from 'lucide-react';
import { Button } from 'antd';
import { changeViolations, seatPlans, terminationPercent } from '@launchyard/domain/plans';
import { formatCount, formatFullDay } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { ChangeCard } from './change/ChangeCard.tsx';
import { planMessages } from './messages.ts';
import { StateChip, type BoughtPlan } from './StateChip.tsx';
import { formatMoney } from './texts.ts';
import styles from './BoughtCard.module.css';

export type PlanQuestion = 'edit-count' | 'cancel-plan' | 'reactivate-plan';

interface Props {
  plan: BoughtPlan;
  /** The card that is charged; null: there is none, or it is not known. */
  card: string | null;
  onAsk: (kind: PlanQuestion) => void;
}

/** Account §2, 'Pay Per CCU view' and 'Scheduled-termination view'. What cannot be changed now says why. */
export function BoughtCard({ plan, card, onAsk }: Props) {
  const { state, count, monthEndsAt, daysLeft, nextBill } = plan;
  const isEnding = state === 'ENDING';
  const why = isEnding
    ? changeViolations.ending.message
    : state === 'PAST_DUE'
      ? changeViolations.unpaid.message
      : null;
  return (
    <section className={styles['card']} aria-labelledby="bought">
      <div className={styles['head']}>
        <h3 id="bought">{seatPlans.concurrentUsers.name}</h3>
        <StateChip plan={plan} />
        <span className={styles['acts']}>
          <Button
            disabled={why !== null}
            {...(why !== null && { 'aria-describedby': 'why' })}
            onClick={() => onAsk('edit-count')}
          >
            {planMessages.editCount}
          </Button>
          {isEnding ? (
            <Button type="primary" onClick={() => onAsk('reactivate-plan')}>
              {planMessages.reactivate}
            </Button>
          ) : (
            <Button type="text" onClick={() => onAsk('cancel-plan')}>
              {planMessages.cancelPlan}
            </Button>
          )}
        </span>
        {why !== null && <p id="why">{why}</p>}
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{planMessages.concurrentUsers}</dt>
          <dd>
            <b>{formatCount(count)}</b>
          </dd>
        </div>
        <div>
          <dt>{nextBill ? planMessages.nextBill(formatFullDay(nextBill.dueAt)) : planMessages.endsOn}</dt>
          <dd>
            <b>{nextBill ? formatMoney(nextBill.totalCents) : formatFullDay(monthEndsAt)}</b>
          </dd>
        </div>
        <div>
          <dt>{planMessages.card}</dt>
          <dd className={styles['paying']}>
            <CreditCard size={15} aria-hidden /> {card ?? planMessages.noCard}
            <ChangeCard text={planMessages.change} type="text" size="small" />
          </dd>
        </div>
      </dl>
      {isEnding && (
        <div className={styles['ending']}>
          <ProgressBar percent={terminationPercent(daysLeft)} label={planMessages.termination} kind="ink" height={6} />
        </div>
      )}
    </section>
  );
}
