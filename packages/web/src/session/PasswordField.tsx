import { useState, type ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { sessionMessages } from './messages.ts';
import { TextField } from './TextField.tsx';
import styles from './session-form.module.css';

interface Props {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  value: string;
  error?: string | undefined;
  isWrong?: boolean;
  aside?: ReactNode;
  onChange: (value: string) => void;
}

/** A password that can be shown. */
export function PasswordField({ error, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      error={error}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? sessionMessages.hidePassword : sessionMessages.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} aria-hidden />
        </button>
      }
    />
  );
}
