import { useId, type ReactNode } from 'react';
import { Input, type InputProps, type InputRef } from 'antd';
import { FieldError } from '../kit/FieldError.tsx';
import styles from './SessionForm.module.css';

interface Props extends Pick<InputProps, 'type' | 'autoComplete' | 'autoFocus' | 'suffix'> {
  ref?: React.Ref<InputRef>;
  label: string;
  value: string;
  error: string | undefined;
  /** Refused for a reason that is told elsewhere. */
  isWrong?: boolean;
  help?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  onChange: (value: string) => void;
}

/** A labelled field; the reason why it was refused takes the place of its help. */
export function TextField({ ref, label, value, error, isWrong = false, help, aside, onChange, ...input }: Props) {
  const id = useId();
  const isRefused = error !== undefined || isWrong;
  const described = error === undefined ? (help === undefined ? undefined : `${id}-help`) : `${id}-error`;
  return (
    <div>
      <div className={styles['labels']}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <Input
        {...input}
        ref={ref}
        id={id}
        size="large"
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        status={isRefused ? 'error' : ''}
        aria-invalid={isRefused}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && help !== undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
