import { useState } from 'react';
import { Button, Input } from 'antd';
import { configMessages } from '../messages.ts';
import type { InputProps } from './input-props.ts';
import styles from './PasswordInput.module.css';

interface Props extends InputProps {
  /** A password is set; nobody can read it. */
  isSet: boolean;
  /** The setting that requires it was turned off: the next save clears it, and the typed one. */
  isRemoved: boolean;
  /** The new password; undefined keeps the current one. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A password that can be set but never read. */
export function PasswordInput({ id, isDisabled, isWrong, describedBy, isSet, isRemoved, value, onChange }: Props) {
  const [isReplacing, setReplacing] = useState(false);
  if (isSet && !isReplacing && value === undefined) {
    return (
      <div className={styles['set']}>
        <Input
          id={id}
          readOnly
          disabled={isDisabled}
          value="••••••••••"
          aria-describedby={`${id}-set`}
          className={styles['dots']}
        />
        <Button disabled={isDisabled} onClick={() => setReplacing(true)}>
          {configMessages.replacePassword}
        </Button>
        <p id={`${id}-set`} className={styles['hint']}>
          {isRemoved ? configMessages.passwordRemoved : configMessages.passwordSet}
        </p>
      </div>
    );
  }
  const keep = () => {
    setReplacing(false);
    onChange(undefined);
  };
  return (
    <div className={styles['set']}>
      <Input.Password
        id={id}
        autoFocus={isReplacing}
        autoComplete="new-password"
        disabled={isDisabled}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isRemoved ? `${id}-set` : describedBy}
        placeholder={isSet ? configMessages.passwordLabel : undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSet && !isDisabled && (
        <Button type="text" onClick={keep}>
          {configMessages.keepPassword}
        </Button>
      )}
      {isRemoved && (
        <p id={`${id}-set`} className={styles['hint']}>
          {configMessages.passwordRemoved}
        </p>
      )}
    </div>
  );
}
