import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkNewPassword, checkSamePassword, sessionViolations } from '@launchyard/domain/session';
import { PasswordResetFinishDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { toastNotDone } from '../kit/not-done.ts';
import { toastDone } from '../kit/toasts.ts';
import { useForm } from '../kit/use-form.ts';
import { sessionMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { SessionForm } from './SessionForm.tsx';
import { SessionFrame, type FrameProps } from './SessionFrame.tsx';
import { useAsk } from './use-ask.ts';
import styles from './session-form.module.css';

interface Props extends FrameProps {
  code: string;
  resetAddress: string;
  onSet: () => void;
}

/** Access §2: a new password, typed twice, after following the link in an e-mail. */
export function NewPasswordScreen({ code, resetAddress, onSet, ...frame }: Props) {
  const form = useForm({ password: '', passwordAgain: '' }, { check, generalAt: 'password' });
  const [keepsApiKeys, setKeepsApiKeys] = useState(false);
  const { password } = form.values;
  const finish = useAsk(PasswordResetFinishDocument);
  const submit = async () => {
    if (!form.isRight()) return;
    const outcome = await finish({ code, password, keepsApiKeys });
    if (outcome.kind === 'done') {
      toastDone(sessionMessages.passwordSet(outcome.payload.endedApiKeyCount ?? 0));
      return onSet();
    }
    toastNotDone(outcome);
    if (outcome.kind === 'refused') form.refuse(outcome.refusals);
  };

  const general = code === '' ? sessionViolations.resetExpired.message : form.general;
  return (
    <SessionFrame {...frame}>
      <h1>{sessionMessages.newPasswordTitle}</h1>
      <p className={styles['lead']}>{sessionMessages.newPasswordHint}</p>
      <SessionForm action={sessionMessages.setPassword} onSubmit={submit}>
        {general !== undefined && (
          <Banner kind="bad" title={general}>
            <Link to={resetAddress}>{sessionMessages.askAgain}</Link>
          </Banner>
        )}
        <PasswordField
          {...form.field('password')}
          label={sessionMessages.newPassword}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordRules password={password} />
        <PasswordField
          {...form.field('passwordAgain')}
          label={sessionMessages.newPasswordAgain}
          autoComplete="new-password"
        />
        <label className={styles['choice']}>
          <input type="checkbox" checked={keepsApiKeys} onChange={({ target }) => setKeepsApiKeys(target.checked)} />
          <span>
            {sessionMessages.keepApiKeys} <small>{sessionMessages.keepApiKeysHint}</small>
          </span>
        </label>
      </SessionForm>
    </SessionFrame>
  );
}

/** Only a password that meets the rules is compared with its repetition. */
const check = ({ password, passwordAgain }: { password: string; passwordAgain: string }) => {
  const weak = checkNewPassword(password);
  return weak.length > 0 ? weak : checkSamePassword(password, passwordAgain);
};
