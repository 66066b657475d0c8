import { useRef, useState, type SubmitEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { checkResetEmail } from '@launchyard/domain/session';
import { PasswordResetStartDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { toastNotDone } from '../kit/not-done.ts';
import { PlainButton } from '../kit/PlainButton.tsx';
import { toastDone } from '../kit/toasts.ts';
import { sessionMessages } from './messages.ts';
import { ofField, stillRefused, type Refusal } from './refusals.ts';
import { SessionFrame, type FrameProps } from './SessionFrame.tsx';
import { TextField } from './TextField.tsx';
import { useAsk } from './use-ask.ts';
import styles from './session-form.module.css';

/** Access §4: requests a link to set a new password, and another one. */
export function ResetScreen({ signInAddress, ...frame }: FrameProps & { signInAddress: string }) {
  const [email, setEmail] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isSent, setSent] = useState(false);
  const [start, isAsking] = useAsk(PasswordResetStartDocument);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (found: readonly Refusal[]) => {
    setRefusals(found);
    field.current?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkResetEmail(email);
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    const outcome = await start({ email });
    if (outcome.kind !== 'done') {
      toastNotDone(outcome);
      return outcome.kind === 'refused' ? refuse(outcome.refusals) : undefined;
    }
    setSent(true);
    toastDone(sessionMessages.mailSent);
  };

  return (
    <SessionFrame {...frame}>
      <h1>{sessionMessages.resetTitle}</h1>
      <p className={styles['lead']}>{sessionMessages.resetHint}</p>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {isSent && (
          <Banner kind="accent" title={sessionMessages.mailSent}>
            <p>{sessionMessages.mailSentHint}</p>
          </Banner>
        )}
        <TextField
          ref={field}
          label={sessionMessages.email}
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          error={ofField(refusals, 'email') ?? refusals[0]?.message}
          onChange={(typed) => {
            setEmail(typed);
            setRefusals(stillRefused(refusals, checkResetEmail(typed)));
          }}
        />
        <PlainButton kind="primary" size="large" isSubmit isBlock isBusy={isAsking}>
          {isSent ? sessionMessages.resendRequest : sessionMessages.sendRequest}
        </PlainButton>
      </form>
      <div className={styles['ways']}>
        <Link to={signInAddress}>
          <ArrowLeft size={14} aria-hidden />
          {sessionMessages.backToSignIn}
        </Link>
      </div>
    </SessionFrame>
  );
}
