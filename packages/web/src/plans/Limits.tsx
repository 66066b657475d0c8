import { BIN_DAYS } from '@launchyard/domain/bin';
import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans';
import { MAX_UNFINISHED_UPLOADS, MAX_UPLOAD_SIZE, UPLOAD_EXPIRY_DAYS } from '@launchyard/domain/uploads';
import type { PlansQuery } from '../generated/graphql.ts';
import { formatCount, formatDay, formatTotal } from '../kit/format.ts';
import { planMessages } from './messages.ts';
import { offerMessages as words } from './offer-messages.ts';
import styles from './Limits.module.css';

type Account = NonNullable<PlansQuery['viewer']>['account'];

/** What the account may do today. */
export function Limits({ account }: { account: Account }) {
  return (
    <section aria-labelledby="limits" className={styles['card']}>
      <h2 id="limits">{words.limits}</h2>
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
  );
}

type Limit = [name: string, value: string, more?: string | undefined];

function limitsOf({ plan, storage }: Account): Limit[] {
  return [
    ...(plan ? [planLimit(plan)] : []),
    storage
      ? [
          words.limitStorage,
          formatTotal(storage.totalBytes),
          storage.purchasedBytes > 0 ? partsOf(storage.purchasedBytes) : undefined,
        ]
      : [words.limitStorage, planMessages.unknown, planMessages.unknownHint],
    [words.limitBuild, MAX_UPLOAD_SIZE],
    [words.limitUploads, formatCount(MAX_UNFINISHED_UPLOADS)],
    [words.limitIdle, words.days(UPLOAD_EXPIRY_DAYS)],
    [words.limitBin, words.days(BIN_DAYS)],
  ];
}

function planLimit(plan: NonNullable<Account['plan']>): Limit {
  if (plan.__typename === 'ConcurrentUsersPlan') return [words.limitUsers, formatCount(plan.count)];
  const day = formatDay(plan.expiresAt);
  return [words.trial, plan.__typename === 'Trial' ? words.trialUntil(day, plan.daysLeft) : words.trialEnded(day)];
}

const partsOf = (boughtBytes: number): string =>
  words.storageParts(formatTotal(FREE_STORAGE_BYTES), formatTotal(boughtBytes));
