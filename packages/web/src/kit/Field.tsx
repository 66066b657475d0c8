import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  label: string;
  /** The field's name in its form. */
  id?: string | undefined;
  /** Why it was refused; replaces the help text. */
  error: string | undefined;
  /** Refused for a reason shown elsewhere. */
  isWrong?: boolean;
  help?: string | undefined;
  /** Next to the label. */
  aside?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled form control. */
export function Field({
  label,
  error,
  isWrong = false,
  help,
  aside,
  ...props
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const control = {
    id,
    'aria-invalid': error !== undefined || isWrong,
    'aria-describedby': error !== undefined ? `${id}-error` : help !== undefined ? `${id}-help` : undefined,
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {props.children(control)}
      {/* After the control, so that Tab between fields does not stop at a link. */}
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && help !== undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
    </div>
  );
}
