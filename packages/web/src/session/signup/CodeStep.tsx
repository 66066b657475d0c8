import { useRef } from 'react';
import { checkCode, CODE_DIGITS, sessionViolations } from '@launchyard/domain/session';
import {
  SessionCreateDocument,
  SignUpFinishDocument,
  SignUpSendAgainDocument,
} from '../../generated/session/graphql.ts';
import { FieldError } from '../../kit/FieldError.tsx';
import { formatClock } from '../../kit/format.ts';
import { toastNotDone } from '../../kit/not-done.ts';
import type { Refusal } from '../../kit/outcome.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { toastDone } from '../../kit/toasts.ts';
import { useNow } from '../../kit/use-now.ts';
import { sessionMessages } from '../messages.ts';
import { SessionForm } from '../SessionForm.tsx';
import { useAsk } from '../use-ask.ts';
import { useBusy } from '../use-busy.ts';
import { CodeInput } from './CodeInput.tsx';
import type { Pending, SignUpForm } from './steps.ts';
import styles from '../session-form.module.css';

interface Props {
  form: SignUpForm;
  pending: Pending;
  /** Shows refusals at the step they concern. */
  onRefused: (refusals: readonly Refusal[]) => void;
  /** Resolves when the requested page has loaded. */
  onSignedUp: () => void | Promise<void>;
}

/** The code from the e-mail. The account is created as soon as the sixth digit is typed. */
export function CodeStep({ form, pending, onRefused, onSignedUp }: Props) {
  const { id, value: code, error, onChange } = form.field('code');
  const finish = useAsk(SignUpFinishDocument);
  const signIn = useAsk(SessionCreateDocument);
  // After a fault, the account may exist and the code be used up. Then only signing in is left to do.
  const mayBeOpen = useRef(false);

  const [submit, isBusy] = useBusy(async (given: string) => {
    const wrong = checkCode(given);
    if (wrong.length > 0) return form.refuse(wrong);
    const outcome = await finish({ signUpId: pending.signUpId, code: given });
    if (outcome.kind === 'fault') {
      mayBeOpen.current = true;
      return toastNotDone(outcome);
    }
    if (outcome.kind === 'done') return onSignedUp();
    if (mayBeOpen.current && outcome.refusals[0].code === sessionViolations.codeUsedUp.code) {
      const signedIn = await signIn({ email: pending.email, password: form.values.password });
      if (signedIn.kind === 'done') return onSignedUp();
    }
    // One that names no field, such as too many attempts, concerns the code.
    onRefused(outcome.refusals.map((each) => (each.field.length > 0 ? each : { ...each, field: ['code'] })));
  });
  const change = (next: string) => {
    onChange(next);
    if (next.length === CODE_DIGITS) void submit(next);
  };

  return (
    <SessionForm
      action={sessionMessages.createAccount}
      isDisabled={code.length < CODE_DIGITS}
      isBusy={isBusy}
      onSubmit={() => submit(code)}
    >
      <div>
        <CodeInput
          id={id}
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
    </SessionForm>
  );
}

interface SendAgainProps {
  pending: Pending;
  onSentAgain: (pending: Pending) => void;
}

/** Another code, at the earliest a minute after the last one. */
export function SendAgain({ pending, onSentAgain }: SendAgainProps) {
  const now = useNow(true);
  const sendAgain = useAsk(SignUpSendAgainDocument);
  const secondsLeft = Math.ceil((Date.parse(pending.canSendAgainAt) - now) / 1000);
  const [send, isBusy] = useBusy(async () => {
    const outcome = await sendAgain({ signUpId: pending.signUpId });
    if (outcome.kind !== 'done') return toastNotDone(outcome);
    toastDone(sessionMessages.sentAgain);
    if (outcome.payload.signUp) onSentAgain(outcome.payload.signUp);
  });
  return (
    <PlainButton kind="text" isDisabled={secondsLeft > 0} isBusy={isBusy} onClick={() => void send()}>
      {secondsLeft > 0 ? sessionMessages.sendAgainIn(formatClock(secondsLeft)) : sessionMessages.sendAgain}
    </PlainButton>
  );
}
