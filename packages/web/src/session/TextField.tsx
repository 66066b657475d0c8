import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../kit/Field.tsx';
import styles from './TextField.module.css';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  value: string;
  /** At the end of the field. */
  suffix?: ReactNode;
  onChange: (value: string) => void;
}

/** A labelled text input, for the pages that load without antd. */
export function TextField({ label, id, error, isWrong = false, help, aside, suffix, onChange, ...input }: Props) {
  return (
    <Field label={label} id={id} error={error} isWrong={isWrong} help={help} aside={aside}>
      {(control) => (
        <div className={styles['field']} data-wrong={control['aria-invalid']}>
          <input
            {...input}
            {...control}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
