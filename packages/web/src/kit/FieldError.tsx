import { CircleAlert } from 'lucide-react';
import styles from './FieldError.module.css';

interface Props {
  id: string;
  message: string | undefined;
  /** A toast shows it too: announce it only once. */
  isToasted?: boolean;
}

/** Why a field was refused; replaces the help text. */
export function FieldError({ id, message, isToasted = false }: Props) {
  if (message === undefined) return null;
  return (
    <p id={id} {...(!isToasted && { role: 'alert' })} className={styles['error']}>
      <CircleAlert size={14} aria-hidden />
      {message}
    </p>
  );
}
