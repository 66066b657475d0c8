import type { StreamMonitorQuery } from '../generated/graphql.ts';
import { formatCount } from '../kit/format.ts';
import { streamingMessages as words } from './messages.ts';
import styles from './StreamMonitor.module.css';

type Told = NonNullable<NonNullable<NonNullable<StreamMonitorQuery['viewer']>['account']['streamingFigures']>>;

/** How much streams now and today. */
export function Figures({ figures }: { figures: Told }) {
  const { streamingCount, places, waitingCount, longestWaitSeconds, todayCount, todaySeconds } = figures;
  const told = [
    [words.streamingNow, streamingCount, words.ofPlaces(places)],
    [words.waiting, waitingCount, waitingCount === 0 ? words.nobodyWaits : words.longest(longestWaitSeconds)],
    [words.today, todayCount, words.minutes(todaySeconds)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {told.map(([name, value, more]) => (
        <div key={name} title={name === words.today ? words.todayHint : undefined}>
          <dt>{name}</dt>
          <dd>
            <b>{formatCount(value)}</b> <span>{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
