import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { checkResetEmail } from '@launchyard/domain/session';
import { PasswordResetStartDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { toastNotDone } from '../kit/not-done.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { sessionMessages } from './messages.ts';
import { SessionForm } from './SessionForm.tsx';
import { SessionFrame, type FrameProps } from './SessionFrame.tsx';
import { TextField } from './TextField.tsx';
import { useAsk } from './use-ask.ts';
import styles from './session-form.module.css';

/** Access §4: requests a link to set a new password, and another one. */
export function ResetScreen({ signInAddress, ...frame }: FrameProps & { signInAddress: string }) {
  const form = useForm({ email: '' }, { check: ({ email }) => checkResetEmail(email) });
  const [isSent, setSent] = useState(false);
  const start = useAsk(PasswordResetStartDocument);

  const submit = async () => {
    if (!form.isRight()) return;
    const outcome = await start(form.values);
    if (outcome.kind !== 'done') {
      toastNotDone(outcome);
      return outcome.kind === 'refused' ? form.refuse(outcome.refusals) : undefined;
    }
    setSent(true);
    toastDone(sessionMessages.mailSent);
  };

  return (
    <SessionFrame {...frame}>
      <h1>{sessionMessages.resetTitle}</h1>
      <p className={styles['lead']}>{sessionMessages.resetHint}</p>
      <SessionForm action={isSent ? sessionMessages.resendRequest : sessionMessages.sendRequest} onSubmit={submit}>
        {isSent && (
          <Banner kind="accent" title={sessionMessages.mailSent}>
            <p>{sessionMessages.mailSentHint}</p>
          </Banner>
        )}
        <TextField
          {...form.field('email')}
          label={sessionMessages.email}
          type="email"
          autoComplete="username"
          autoFocus
        />
      </SessionForm>
      <div className={styles['ways']}>
        <Link to={signInAddress}>
          <ArrowLeft size={14} aria-hidden />
          {sessionMessages.backToSignIn}
        </Link>
      </div>
    </SessionFrame>
  );
}
