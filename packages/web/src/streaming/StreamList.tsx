import type { FragmentType } from '@apollo/client';
import { MonitorPlay } from 'lucide-react';
import {
  StreamList_StreamingSessionFragmentDoc,
  type StreamList_StreamingSessionFragment,
} from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import { formatAgo, formatClock } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { StateBlock } from '../kit/StateBlock.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { streamingMessages as words } from './messages.ts';
import { placeOf, stateText } from './texts.ts';
import styles from './StreamList.module.css';

type Masked = FragmentType<StreamList_StreamingSessionFragment> & { id: string };

/** Who streams from the account now, and how the last sessions ended, in the words that the customer reads. */
export function StreamList({ streams, now }: { streams: readonly Masked[]; now: number }) {
  return (
    <section className={styles['card']} aria-labelledby="streams">
      <h2 id="streams">{words.streams}</h2>
      {streams.length === 0 ? (
        <StateBlock icon={MonitorPlay} title={words.noStreams} sentence={words.noStreamsHint} />
      ) : (
        <ul className={styles['list']}>
          {streams.map((stream) => (
            <ListedStream key={stream.id} stream={stream} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ListedStream({ stream, now }: { stream: Masked; now: number }) {
  const session = useFragmentData(StreamList_StreamingSessionFragmentDoc, stream);
  const { id, state, createdAt, finishedAt, endText, lastLines, streamedSeconds, quality } = session;
  const facts = [
    formatAgo(finishedAt ?? createdAt, now),
    streamedSeconds > 0 && words.streamedFor(formatClock(streamedSeconds)),
    quality && words.fps(quality.framesPerSecond),
    typeof quality?.roundTripMilliseconds === 'number' && words.milliseconds(quality.roundTripMilliseconds),
  ];
  return (
    <li>
      <div className={styles['line']}>
        <strong>{words.stream(session.appName, session.version, session.linkName)}</strong>
        <Chip kind={state === 'LIVE' ? 'ok' : 'plain'}>{stateText(state)}</Chip>
        <span className={table['fact']}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <p className={cx(table['fact'], styles['place'])}>
        {placeOf(session)} <code>{id}</code>
      </p>
      {typeof endText === 'string' && <p>{endText}</p>}
      {lastLines.length > 0 && (
        <div className={styles['lines']}>
          <p>{words.lastLines}</p>
          <pre>{lastLines.join('\n')}</pre>
        </div>
      )}
    </li>
  );
}
