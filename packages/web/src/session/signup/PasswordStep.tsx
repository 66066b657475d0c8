import { useRef, useState, type SubmitEvent } from 'react';
import { checkNewPassword } from '@launchyard/domain/session';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { sessionMessages } from '../messages.ts';
import { PasswordField } from '../PasswordField.tsx';
import { PasswordRules } from '../PasswordRules.tsx';
import styles from '../session-form.module.css';

interface Props {
  /** The e-mail address, for password managers. */
  email: string;
  value: string;
  onChange: (value: string) => void;
  onContinue: () => void;
}

export function PasswordStep({ email, value, onChange, onContinue }: Props) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [violation] = checkNewPassword(value);
    if (!violation) return onContinue();
    setError(violation.message);
    input.current?.focus();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        ref={input}
        label={sessionMessages.password}
        autoComplete="new-password"
        autoFocus
        value={value}
        error={error}
        onChange={(next) => {
          setError(undefined);
          onChange(next);
        }}
      />
      <PasswordRules password={value} />
      <PlainButton kind="primary" size="large" isSubmit isBlock>
        {sessionMessages.continue}
      </PlainButton>
    </form>
  );
}
