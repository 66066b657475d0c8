import { useRef, useState, type SubmitEvent } from 'react';
import { faultText } from '../../kit/fault-text.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { toastFault } from '../../kit/toasts.ts';
import { sessionMessages } from '../messages.ts';
import type { Refusal } from '../refusals.ts';
import { TextField } from '../TextField.tsx';
import { useSignUpCheck, type Checked } from './use-sign-up-check.ts';
import styles from '../session-form.module.css';

interface Props {
  field: Checked;
  value: string;
  /** Why the services returned the user to this step. */
  refused: Refusal | undefined;
  help?: string;
  isGoingOn?: boolean;
  onChange: (value: string) => void;
  onContinue: () => void;
}

/** The step for the e-mail address, and the one for the username: valid and available. */
export function NameStep({ field, value, refused, help, isGoingOn = false, onChange, onContinue }: Props) {
  const check = useSignUpCheck(field, value);
  const [found, setFound] = useState<Refusal | undefined>(refused);
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const label = sessionMessages[field];

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsking(true);
    try {
      const [refusal] = await check.ask();
      setFound(refusal);
      if (refusal) input.current?.focus();
      else onContinue();
    } catch (error) {
      toastFault(faultText(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={input}
        label={label}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={field === 'email' ? 'email' : 'username'}
        autoFocus
        value={value}
        error={(found ?? check.refusal)?.message}
        help={check.isFree ? sessionMessages.free : help}
        onChange={(next) => {
          setFound(undefined);
          onChange(next);
        }}
      />
      <PlainButton kind="primary" size="large" isSubmit isBlock isBusy={isAsking || isGoingOn}>
        {sessionMessages.continue}
      </PlainButton>
    </form>
  );
}
