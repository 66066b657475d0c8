import { ArrowRight } from 'lucide-react';
import { Button } from 'antd';
import { actorText } from '../../kit/actor-text.ts';
import { formatMoment } from '../../kit/format.ts';
import { configMessages } from '../messages.ts';
import type { PastChange } from './past-change.ts';
import { PastValue } from './PastValue.tsx';
import styles from './ChangeRow.module.css';

interface Props {
  change: PastChange;
  /** It is the current state. */
  isNow: boolean;
  isCompared: boolean;
  /** There is another state to compare it with. */
  canCompare: boolean;
  canRestore: boolean;
  onCompare: () => void;
  onRestore: () => void;
}

/** Who saved a state, when, and what changed since the previous one. */
export function ChangeRow({ change, isNow, isCompared, canCompare, canRestore, onCompare, onRestore }: Props) {
  const { revision, reason, createdBy, createdAt, differences } = change;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p>
          <b>{configMessages.reasons[reason]}</b>{' '}
          <span className={styles['facts']}>
            {configMessages.by(actorText(createdBy))} · {formatMoment(createdAt)} · {configMessages.revision(revision)}
            {isNow && ` · ${configMessages.now}`}
          </span>
        </p>
        {differences.length > 0 && (
          <ul className={styles['differences']}>
            {differences.map(({ field, label, before, after }) => (
              <li key={field}>
                {label}:{' '}
                <span>
                  <PastValue value={before} />
                </span>{' '}
                <ArrowRight size={12} aria-hidden />{' '}
                <span className={styles['after']}>
                  <PastValue value={after} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {canCompare && (
        <label className={styles['compare']}>
          <input
            type="checkbox"
            checked={isCompared}
            aria-label={configMessages.compareOf(revision)}
            onChange={onCompare}
          />
          {configMessages.compare}
        </label>
      )}
      {canRestore && !isNow && (
        <Button size="small" aria-label={configMessages.restoreOf(revision)} onClick={onRestore}>
          {configMessages.restore}
        </Button>
      )}
    </li>
  );
}
