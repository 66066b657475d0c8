import { useSuspenseQuery } from '@apollo/client/react';
import { LifeBuoy } from 'lucide-react';
import { Button } from 'antd';
import { BIN_DAYS } from '@launchyard/domain/bin';
import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans';
import { MAX_UNFINISHED_UPLOADS, MAX_UPLOAD_SIZE, UPLOAD_EXPIRY_DAYS } from '@launchyard/domain/uploads';
import { PlansDocument, type PlansQuery } from '../generated/graphql.ts';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatCount, formatDay, formatTotal } from '../kit/format.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { planMessages } from './messages.ts';
import styles from './Plans.module.css';

type Account = NonNullable<PlansQuery['viewer']>['account'];

/** The account's limits, and who can change them. */
export function Plans() {
  const { data, error, refetch } = useSuspenseQuery(PlansDocument, { errorPolicy: 'all' });
  const account = data?.viewer?.account;
  if (!account) {
    return (
      <FaultBlock
        isPage
        title={planMessages.plansFault}
        reassurance={planMessages.plansFaultHint}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles['page']}>
      <PageHead title={planMessages.plans} hint={planMessages.plansHint}>
        <Button type="primary" href={data.publicConfig.supportUrl} icon={<LifeBuoy size={15} aria-hidden />}>
          {planMessages.contactSupport}
        </Button>
      </PageHead>
      <section aria-labelledby="limits" className={styles['card']}>
        <h2 id="limits">{planMessages.limits}</h2>
        <dl>
          {limitsOf(account).map(([name, value, more]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b>
                {more && <span>{more}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function limitsOf({ plan, storage }: Account): Array<[name: string, value: string, more?: string | undefined]> {
  const trial: Array<[string, string]> = plan ? [[planMessages.trial, trialText(plan)]] : [];
  return [
    ...trial,
    storage
      ? [
          planMessages.limitStorage,
          formatTotal(storage.totalBytes),
          storage.purchasedBytes > 0 ? partsOf(storage.purchasedBytes) : undefined,
        ]
      : [planMessages.limitStorage, planMessages.unknown, planMessages.unknownHint],
    [planMessages.limitBuild, MAX_UPLOAD_SIZE],
    [planMessages.limitUploads, formatCount(MAX_UNFINISHED_UPLOADS)],
    [planMessages.limitIdle, planMessages.days(UPLOAD_EXPIRY_DAYS)],
    [planMessages.limitBin, planMessages.days(BIN_DAYS)],
  ];
}

const partsOf = (boughtBytes: number): string =>
  planMessages.storageParts(formatTotal(FREE_STORAGE_BYTES), formatTotal(boughtBytes));

function trialText(plan: NonNullable<Account['plan']>): string {
  const day = formatDay(plan.expiresAt);
  return plan.__typename === 'Trial' ? planMessages.trialUntil(day, plan.daysLeft) : planMessages.trialEnded(day);
}
