import { kitMessages } from './messages.ts';
import styles from './DontShowAgain.module.css';

interface Props {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/**
 * Below a question. The choice applies only if the question is confirmed, not if it is cancelled.
 */
export function DontShowAgain({ isChecked, onChange }: Props) {
  return (
    <label className={styles['label']}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      {kitMessages.dontShowAgain}
    </label>
  );
}
