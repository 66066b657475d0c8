import { useId, type ReactNode, type Ref } from 'react';
import { FieldError } from '../kit/FieldError.tsx';
import formStyles from './session-form.module.css';
import styles from './TextField.module.css';

interface Props {
  ref?: Ref<HTMLInputElement>;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  value: string;
  error: string | undefined;
  /** Refused for a reason that is told elsewhere. */
  isWrong?: boolean;
  help?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** At the end of the field. */
  suffix?: ReactNode;
  onChange: (value: string) => void;
}

/** A labelled field; the reason why it was refused takes the place of its help. */
export function TextField({
  ref,
  label,
  value,
  error,
  isWrong = false,
  help,
  aside,
  suffix,
  onChange,
  ...input
}: Props) {
  const id = useId();
  const isRefused = error !== undefined || isWrong;
  const described = error === undefined ? (help === undefined ? undefined : `${id}-help`) : `${id}-error`;
  return (
    <div className={styles['control']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['field']} data-wrong={isRefused}>
        <input
          {...input}
          ref={ref}
          id={id}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          aria-invalid={isRefused}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
      {/* After the field: from field to field, the tab key meets no link. */}
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && help !== undefined && (
        <p id={`${id}-help`} className={formStyles['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
