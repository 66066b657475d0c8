import { useState } from 'react';
import { Button, Input } from 'antd';
import { configMessages } from '../messages.ts';
import type { InputProps } from './SettingInput.tsx';
import styles from './PasswordInput.module.css';

interface Props extends InputProps {
  /** One is set; nobody can read it. */
  isSet: boolean;
  /** The new one; undefined leaves what is. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A password that can be set and never read. */
export function PasswordInput({ id, isDisabled, isWrong, describedBy, isSet, value, onChange }: Props) {
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
          {configMessages.passwordSet}
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
        aria-describedby={describedBy}
        placeholder={isSet ? configMessages.passwordLabel : undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {isSet && (
        <Button type="text" onClick={keep}>
          {configMessages.keepPassword}
        </Button>
      )}
    </div>
  );
}
