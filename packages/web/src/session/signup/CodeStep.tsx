import { useId, useRef, useState, type SubmitEvent } from 'react';
import { checkCode, CODE_DIGITS, sessionViolations } from '@launchyard/domain/session';
import {
  SessionCreateDocument,
  SignUpFinishDocument,
  SignUpSendAgainDocument,
} from '../../generated/session/graphql.ts';
import { FieldError } from '../../kit/FieldError.tsx';
import { formatClock } from '../../kit/format.ts';
import { toastNotDone } from '../../kit/not-done.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { toastDone } from '../../kit/toasts.ts';
import { useNow } from '../../kit/use-now.ts';
import { sessionMessages } from '../messages.ts';
import type { Refusal } from '../refusals.ts';
import type { Entered, Pending } from './steps.ts';
import { useAsk } from '../use-ask.ts';
import { CodeInput } from './CodeInput.tsx';
import styles from '../session-form.module.css';

interface Props {
  entered: Entered;
  pending: Pending;
  /** A refusal that is not about the code. */
  onRefused: (refusal: Refusal) => void;
  /** Resolves when the requested page has loaded. */
  onSignedUp: () => void | Promise<void>;
}

/** The code from the e-mail. The account is created as soon as the sixth digit is typed. */
export function CodeStep({ entered, pending, onRefused, onSignedUp }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isGoingOn, setGoingOn] = useState(false);
  const [finish, isAsking] = useAsk(SignUpFinishDocument);
  const [signIn, isSigningIn] = useAsk(SessionCreateDocument);
  // After a fault the account may be open and the code used: then signing in is what is left to do.
  const mayBeOpen = useRef(false);

  const goOn = async () => {
    setGoingOn(true);
    await onSignedUp();
    setGoingOn(false);
  };
  const submit = async (given: string) => {
    const [wrong] = checkCode(given);
    if (wrong) return setError(wrong.message);
    const outcome = await finish({ signUpId: pending.signUpId, code: given });
    if (outcome.kind === 'fault') {
      mayBeOpen.current = true;
      return toastNotDone(outcome);
    }
    if (outcome.kind === 'done') return goOn();
    const [refusal] = outcome.refusals;
    if (refusal.code === sessionViolations.codeUsedUp.code && mayBeOpen.current) {
      const { kind } = await signIn({ email: pending.email, password: entered.password });
      if (kind === 'done') return goOn();
    }
    if (refusal.field.length > 0 && refusal.field[0] !== 'code') return onRefused(refusal);
    setError(refusal.message);
  };
  const change = (next: string) => {
    setCode(next);
    setError(undefined);
    if (next.length === CODE_DIGITS) void submit(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(code);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      <div>
        <CodeInput
          label={sessionMessages.code}
          value={code}
          isWrong={error !== undefined}
          describedBy={error === undefined ? `${id}-help` : `${id}-error`}
          onChange={change}
        />
        <FieldError id={`${id}-error`} message={error} />
        {error === undefined && (
          <p id={`${id}-help`} className={styles['help']}>
            {sessionMessages.codeHint}
          </p>
        )}
      </div>
      <PlainButton
        kind="primary"
        size="large"
        isSubmit
        isBlock
        isDisabled={code.length < CODE_DIGITS}
        isBusy={isAsking || isSigningIn || isGoingOn}
      >
        {sessionMessages.createAccount}
      </PlainButton>
    </form>
  );
}

interface SendAgainProps {
  pending: Pending;
  onSentAgain: (pending: Pending) => void;
}

/** Another code, at the earliest a minute after the last one. */
export function SendAgain({ pending, onSentAgain }: SendAgainProps) {
  const now = useNow(true);
  const [sendAgain, isAsking] = useAsk(SignUpSendAgainDocument);
  const secondsLeft = Math.ceil((Date.parse(pending.canSendAgainAt) - now) / 1000);
  const send = async () => {
    const outcome = await sendAgain({ signUpId: pending.signUpId });
    if (outcome.kind !== 'done') return toastNotDone(outcome);
    toastDone(sessionMessages.sentAgain);
    if (outcome.payload.signUp) onSentAgain(outcome.payload.signUp);
  };
  return (
    <PlainButton kind="text" isDisabled={secondsLeft > 0} isBusy={isAsking} onClick={() => void send()}>
      {secondsLeft > 0 ? sessionMessages.sendAgainIn(formatClock(secondsLeft)) : sessionMessages.sendAgain}
    </PlainButton>
  );
}
