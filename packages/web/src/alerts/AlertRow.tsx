import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { AlertRow_AlertFragmentDoc, type AlertRow_AlertFragment } from '../generated/graphql.ts';
import { formatCount } from '../kit/format.ts';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { alertMessages } from './messages.ts';
import { timeText } from './time.ts';
import styles from './Operations.module.css';

interface Props {
  alert: FragmentType<AlertRow_AlertFragment>;
  /** Whether the address names it. */
  isNamed?: boolean;
}

/** One alert, which opens to how often it occurred and who was told. */
export function AlertRow({ alert: given, isNamed = false }: Props) {
  const alert = useFragmentData(AlertRow_AlertFragmentDoc, given);
  const [isOpen, setOpen] = useState(isNamed);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles['row']} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles['open']}
        aria-expanded={isOpen}
        aria-label={`${alertMessages.details}: ${alert.title}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={15} aria-hidden />
      </button>
      <div className={styles['what']}>
        <strong>{alert.title}</strong>
        <p>{alert.text}</p>
      </div>
      <span className={styles['times']}>{`${formatCount(alert.count)} ×`}</span>
      <span className={styles['state']} data-state={alert.state}>
        {alertMessages.states[alert.state]}
      </span>
      <time dateTime={alert.lastActivityAt}>{timeText(alert.lastActivityAt)}</time>
      {isOpen && <AlertDetails alert={alert} />}
    </li>
  );
}

function AlertDetails({ alert }: { alert: AlertRow_AlertFragment }) {
  return (
    <dl className={styles['details']}>
      <Fact name={alertMessages.first}>{timeText(alert.createdAt)}</Fact>
      <Fact name={alertMessages.last}>{timeText(alert.lastActivityAt)}</Fact>
      <Fact name={alertMessages.times}>{formatCount(alert.count)}</Fact>
      {alert.requestId !== null && (
        <Fact name={alertMessages.request}>
          <code>{alert.requestId}</code>
        </Fact>
      )}
      <Fact name={alertMessages.alert}>
        <code>{alert.id}</code>
      </Fact>
      {alert.messages.map(({ channel, state, tries, problem, createdAt, finishedAt }) => (
        <Fact key={channel} name={`${alertMessages.sentTo} ${alertMessages.names[channel]}`}>
          {`${alertMessages.states[state]}, ${timeText(finishedAt ?? createdAt)}, ${alertMessages.tries(tries)}`}
          {problem !== null && `. ${problem}`}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
