import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Button, Input } from 'antd';
import { Copy, Download, Unplug } from 'lucide-react';
import { MAX_END_WORD_LENGTH } from '@launchyard/domain/streaming';
import {
  StreamingSessionDetailsDocument,
  StreamingSessionEndDocument,
  type StreamingSessionDetailsQuery,
} from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { copyText } from '../kit/copy.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { Field } from '../kit/Field.tsx';
import { formatClock } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { saveFile } from '../kit/save-file.ts';
import { toastDone } from '../kit/toasts.ts';
import { Chart } from './Chart.tsx';
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
  const log = session.buildLog?.text ?? '';
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
        <section>
          <div className={styles['logHead']}>
            <h3>{words.log}</h3>
            {log !== '' && (
              <Button
                size="small"
                type="text"
                icon={<Download size={14} aria-hidden />}
                onClick={() => saveFile(`${session.appName}.log`, 'text/plain', log)}
              >
                {words.openLog}
              </Button>
            )}
          </div>
          {log === '' ? (
            <p>{words.noLog}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reached
            <pre className={styles['log']} tabIndex={0} aria-label={words.log}>
              {log.slice(-SHOWN_CHARACTERS)}
            </pre>
          )}
        </section>
      </section>
      {asksEnd && <EndQuestion session={session} onCancel={() => setAsksEnd(false)} onEnded={onEnded} />}
    </Dialog>
  );
}

/** More would make the dialog slow; the whole is in the file. */
const SHOWN_CHARACTERS = 20_000;

function EndQuestion({ session, onCancel, onEnded }: { session: Session; onCancel: () => void; onEnded: () => void }) {
  const [word, setWord] = useState('');
  const { run, isBusy } = useChange(StreamingSessionEndDocument);
  const end = async () => {
    const input = { streamingSessionId: session.id, word: word.trim() === '' ? null : word.trim() };
    if (!(await run(input, { faultWords: words.endFailed }))) return;
    toastDone(words.endedToast);
    onEnded();
  };
  return (
    <ConfirmDialog
      icon={Unplug}
      kind="bad"
      title={words.endTitle(session.appName)}
      confirmText={words.end}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void end()}
      onCancel={onCancel}
    >
      <p>{words.endHint}</p>
      <Field label={words.word} error={undefined}>
        {(control) => (
          <Input
            {...control}
            value={word}
            maxLength={MAX_END_WORD_LENGTH}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}

function Charts({ session: { samples } }: { session: Session }) {
  const oldestFirst = (samples ?? []).toReversed();
  const rates = oldestFirst.map(({ createdAt: at, quality }) => ({ at, value: quality.framesPerSecond }));
  const trips = oldestFirst.flatMap(({ createdAt: at, quality: { roundTripMilliseconds: value } }) =>
    typeof value === 'number' ? [{ at, value }] : [],
  );
  return (
    <div className={styles['charts']}>
      <Chart name={words.frameRate} points={rates} format={words.fps} />
      <Chart name={words.roundTrip} points={trips} format={words.milliseconds} />
    </div>
  );
}

function factsOf(session: Session): [string, string][] {
  const { quality, firstFrameMilliseconds: first, route, codec } = session;
  return [
    [words.state, session.endText ?? stateText(session.state)],
    [words.visitor, placeOf(session)],
    [words.streamed, formatClock(session.streamedSeconds)],
    [words.firstFrame, typeof first === 'number' ? words.seconds(first) : words.unknown],
    [words.connection, [route, codec].filter(Boolean).join(', ') || words.unknown],
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
