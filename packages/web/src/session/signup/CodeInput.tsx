import { CODE_DIGITS } from '@launchyard/domain/session';
import styles from './CodeInput.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string;
  onChange: (value: string) => void;
}

/**
 * One field that looks like six: paste, keyboard suggestions and screen readers work as in any
 * field.
 */
export function CodeInput({ id, label, value, isWrong, describedBy, onChange }: Props) {
  return (
    <div className={styles['code']} data-wrong={isWrong}>
      <input
        id={id}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has nothing else, and its heading is announced
        autoFocus
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, CODE_DIGITS))}
      />
      <div className={styles['boxes']} aria-hidden="true">
        {Array.from({ length: CODE_DIGITS }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a digit
          <span key={index} data-next={index === value.length}>
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
