import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { AlertChannelsDocument, AlertChannelTestDocument, type AlertChannelsQuery } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { alertMessages } from './messages.ts';
import { timeText } from './time.ts';
import styles from './Operations.module.css';

/** A message takes a moment; its outcome appears by itself. */
const POLL_MILLISECONDS = 10_000;

type Channel = NonNullable<AlertChannelsQuery['alertChannels']>[number];

/** Where alerts are sent, and whether that works. */
export function Channels() {
  const { data, refetch } = useQuery(AlertChannelsDocument, { errorPolicy: 'all', pollInterval: POLL_MILLISECONDS });
  const channels = data?.alertChannels ?? [];
  return (
    <section className={styles['channels']} aria-label={alertMessages.channels}>
      <h2>{alertMessages.channels}</h2>
      {channels.length > 0 && !channels.some(({ isConfigured }) => isConfigured) && <p>{alertMessages.noChannel}</p>}
      <ul>
        {channels.map((channel) => (
          <ChannelCard key={channel.kind} channel={channel} onTested={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

function ChannelCard({ channel, onTested }: { channel: Channel; onTested: () => void }) {
  const { kind, isConfigured, lastSucceededAt, lastFailedAt, problem, viewerCanTest } = channel;
  const { run, isBusy } = useChange(AlertChannelTestDocument);
  const name = alertMessages.names[kind];
  const test = async () => {
    if (!(await run({ channel: kind }))) return;
    toastDone(alertMessages.tested);
    onTested();
  };
  return (
    <li>
      <strong>{name}</strong>
      <span>{isConfigured ? alertMessages.configured : alertMessages.notConfigured}</span>
      {isConfigured && (
        <>
          <span>{`${alertMessages.lastSuccess}: ${at(lastSucceededAt)}`}</span>
          <span>
            {`${alertMessages.lastFailure}: ${at(lastFailedAt)}`}
            {problem !== null && `. ${problem}`}
          </span>
          {viewerCanTest && (
            <Button
              size="small"
              loading={isBusy}
              aria-label={`${alertMessages.test}: ${name}`}
              onClick={() => void test()}
            >
              {alertMessages.test}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

const at = (instant: string | null): string => (instant === null ? alertMessages.never : timeText(instant));
