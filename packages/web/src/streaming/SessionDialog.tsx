import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { StreamingSessionDetailsDocument, type StreamingSessionDetailsQuery } from '../generated/graphql.ts';
import { copyText } from '../kit/copy.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatClock, formatCount } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { BuildLog } from './BuildLog.tsx';
import { Chart } from './Chart.tsx';
import { spanOf } from './chart-points.ts';
import { EndSession } from './EndSession.tsx';
import { streamingMessages as words } from './messages.ts';
import { placeOf, stateText } from './texts.ts';
import styles from './StreamMonitor.module.css';

type Session = Extract<NonNullable<StreamingSessionDetailsQuery['node']>, { __typename?: 'StreamingSession' }>;

interface Props {
  id: string;
  onClose: () => void;
  onEnded: () => void;
}

const ASK_AGAIN_MS = 5_000;

/** One session: how it runs, what its build says, and ending it. */
export function SessionDialog(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ id, onClose, onEnded }: Props) {
  const { data, error, refetch } = useSuspenseQuery(StreamingSessionDetailsDocument, {
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [asksEnd, setAsksEnd] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => void refetch()), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const session = data?.node?.__typename === 'StreamingSession' ? data.node : null;
  if (!session) {
    return (
      <Dialog title={words.details} width={720} onClose={onClose}>
        <FaultBlock title={words.fault} error={error} onRetry={() => startTransition(() => void refetch())} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={words.detailsOf(session.appName)}
      width={720}
      onClose={onClose}
      foot={
        <>
          <Button icon={<Copy size={15} aria-hidden />} onClick={() => void copyText(reportOf(session), words.copied)}>
            {kitMessages.copyForSupport}
          </Button>
          {session.viewerCanEnd && (
            <Button danger onClick={() => setAsksEnd(true)}>
              {words.end}
            </Button>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached */}
      <section className={styles['details']} tabIndex={0} aria-label={words.details}>
        <dl className={styles['facts']}>
          {factsOf(session).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Charts session={session} />
        {session.lastLines.length > 0 && (
          <section>
            <h3>{words.lastLines}</h3>
            <pre className={styles['log']}>{session.lastLines.join('\n')}</pre>
          </section>
        )}
        <BuildLog id={id} appName={session.appName} />
      </section>
      {asksEnd && (
        <EndSession
          id={id}
          appName={session.appName}
          isMeeting={session.isMeeting}
          onCancel={() => setAsksEnd(false)}
          onEnded={onEnded}
        />
      )}
    </Dialog>
  );
}

function Charts({ session: { samples } }: { session: Session }) {
  const oldestFirst = (samples ?? []).toReversed();
  const span = spanOf(oldestFirst.map(({ createdAt: at }) => ({ at })));
  if (!span) return null;
  const rates = oldestFirst.map(({ createdAt: at, quality }) => ({ at, value: quality.framesPerSecond }));
  const trips = oldestFirst.flatMap(({ createdAt: at, quality: { roundTripMilliseconds: value } }) =>
    typeof value === 'number' ? [{ at, value }] : [],
  );
  return (
    <div className={styles['charts']}>
      <Chart name={words.frameRate} points={rates} span={span} worst="lowest" format={words.fps} />
      <Chart name={words.roundTrip} points={trips} span={span} worst="highest" format={words.milliseconds} />
    </div>
  );
}

function factsOf(session: Session): [string, string][] {
  const { quality, firstFrameMilliseconds: first, route, codec } = session;
  return [
    [words.state, session.endText ?? stateText(session.state)],
    [words.visitor, placeOf(session)],
    ...(session.isMeeting ? [[words.people, formatCount(session.peopleCount)] satisfies [string, string]] : []),
    [words.streamed, formatClock(session.streamedSeconds)],
    [words.firstFrame, typeof first === 'number' ? words.seconds(first) : words.unknown],
    [words.connection, [route && words.route(route), codec].filter(Boolean).join(', ') || words.unknown],
    [
      words.picture,
      quality
        ? `${words.pixels(quality.width, quality.height)}, ${words.bitrate(quality.bitsPerSecond)}`
        : words.unknown,
    ],
    [words.config, `${session.linkName} · ${session.configName} · v${session.version}`],
  ];
}

const reportOf = (session: Session): string =>
  [`Session ${session.id}`, ...factsOf(session).map(([name, value]) => `${name}: ${value}`), ...session.lastLines].join(
    '\n',
  );
