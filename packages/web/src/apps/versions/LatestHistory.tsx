import { useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { LatestHistory_AppFragmentDoc, type LatestHistory_AppFragment } from '../../generated/graphql.ts';
import { actorText } from '../../kit/actor-text.ts';
import { formatMoment } from '../../kit/format.ts';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { versionMessages } from './messages.ts';
import styles from './LatestHistory.module.css';

/** What Latest served and since when, newest change first. */
export function LatestHistory({ app }: { app: FragmentType<LatestHistory_AppFragment> }) {
  const { latestHistory } = useFragmentData(LatestHistory_AppFragmentDoc, app);
  const titleId = useId();
  if (!latestHistory) return null;
  const { nodes, totalCount } = latestHistory;
  return (
    <section className={styles['history']} aria-labelledby={titleId}>
      <h3 id={titleId}>
        {versionMessages.history}
        {totalCount > nodes.length && <span> {versionMessages.historyNewest(nodes.length, totalCount)}</span>}
      </h3>
      {nodes.length === 0 && <p>{versionMessages.historyEmpty}</p>}
      <ol>
        {nodes.map((move) => (
          <li key={move.id}>
            <b>{versionMessages.move(move.fromNumber, move.toNumber)}</b>
            <span>{versionMessages.why[move.why](actorText(move.createdBy))}</span>
            <time dateTime={move.createdAt}>{formatMoment(move.createdAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
