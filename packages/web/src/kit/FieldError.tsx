import { CircleAlert } from 'lucide-react';
import styles from './FieldError.module.css';

/** Why a field was refused; takes the place of its help. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} role="alert" className={styles['error']}>
      <CircleAlert size={14} aria-hidden />
      {message}
    </p>
  );
}
