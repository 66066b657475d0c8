import type { ReactNode } from 'react';
import { useQuery } from '@apollo/client/react';
import { seatPlans, terminationPercent } from '@launchyard/domain/plans';
import { UnpaidBillDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { formatCount, formatDay } from '../kit/format.ts';
import { LinkButton } from '../kit/LinkButton.tsx';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { planMessages } from './messages.ts';
import { StateChip, type BoughtPlan } from './StateChip.tsx';
import { formatMoney } from './texts.ts';
import styles from './BoughtSummary.module.css';

interface Props {
  plan: BoughtPlan;
  /** Whether the viewer may change it. */
  canChange: boolean;
  subscriptionsAddress: string;
  /** The storage. */
  children: ReactNode;
}

/** Account §2, 'Home plan summary': a plan that was bought, whether it ends, and whether its bill is paid. */
export function BoughtSummary({ plan, canChange, subscriptionsAddress, children }: Props) {
  const { state, count, monthEndsAt, daysLeft, nextBill } = plan;
  const isEnding = state === 'ENDING';
  return (
    <>
      {state === 'PAST_DUE' && <Unpaid canChange={canChange} subscriptionsAddress={subscriptionsAddress} />}
      <div className={styles['row']}>
        <section className={styles['card']} aria-labelledby="plan">
          <div className={styles['head']}>
            <h2 id="plan">{seatPlans.concurrentUsers.name}</h2>
            <StateChip plan={plan} />
            {canChange && (
              <span className={styles['acts']}>
                {isEnding && (
                  <LinkButton to={`${subscriptionsAddress}?ask=reactivate-plan`} kind="primary">
                    {planMessages.reactivateNow}
                  </LinkButton>
                )}
                {state === 'ACTIVE' && (
                  <LinkButton to={`${subscriptionsAddress}?ask=edit-count`}>{planMessages.editCount}</LinkButton>
                )}
                <LinkButton to={subscriptionsAddress} kind="text">
                  {planMessages.myAccount}
                </LinkButton>
              </span>
            )}
          </div>
          <dl>
            <div>
              <dt>{planMessages.concurrentUsers}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
            <div>
              <dt>{nextBill ? planMessages.nextBill(formatDay(nextBill.dueAt)) : planMessages.endsOn}</dt>
              <dd>{nextBill ? formatMoney(nextBill.totalCents) : formatDay(monthEndsAt)}</dd>
            </div>
          </dl>
          {isEnding && (
            <ProgressBar
              percent={terminationPercent(daysLeft)}
              label={planMessages.termination}
              kind="ink"
              height={6}
            />
          )}
        </section>
        {children}
      </div>
    </>
  );
}

/** That the last bill is not paid; to the owner also why, and the way to another card. */
function Unpaid({ canChange, subscriptionsAddress }: Pick<Props, 'canChange' | 'subscriptionsAddress'>) {
  const { data } = useQuery(UnpaidBillDocument, { skip: !canChange, errorPolicy: 'all' });
  const why = data?.viewer?.account.unpaid?.nodes[0]?.declineText;
  return (
    <Banner
      kind="bad"
      title={planMessages.unpaid}
      action={canChange && <LinkButton to={subscriptionsAddress}>{planMessages.changeCard}</LinkButton>}
    >
      {why && <p>{why}</p>}
    </Banner>
  );
}
