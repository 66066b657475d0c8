import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { checkNewPassword, checkSamePassword, sessionViolations } from '@launchyard/domain/session';
import { PasswordResetFinishDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { toastNotDone } from '../kit/not-done.ts';
import { PlainButton } from '../kit/PlainButton.tsx';
import { toastDone } from '../kit/toasts.ts';
import { sessionMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { ofField, stillRefused, type Refusal } from './refusals.ts';
import { SessionFrame, type FrameProps } from './SessionFrame.tsx';
import { useAsk } from './use-ask.ts';
import styles from './session-form.module.css';

interface Props extends FrameProps {
  code: string;
  resetAddress: string;
  onSet: () => void;
}

const NO_LINK: Refusal = { ...sessionViolations.resetExpired, field: [] };

/** Access §2: a new password, typed twice, after following the link in an e-mail. */
export function NewPasswordScreen({ code, resetAddress, onSet, ...frame }: Props) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [keepsApiKeys, setKeepsApiKeys] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>(code === '' ? [NO_LINK] : []);
  const [finish, isAsking] = useAsk(PasswordResetFinishDocument);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  const refuse = (found: readonly Refusal[]) => {
    setRefusals(found);
    (ofField(found, 'passwordAgain') === undefined ? first : second).current?.focus();
  };
  const enter = (typed: { password: string; again: string }) => {
    setPassword(typed.password);
    setAgain(typed.again);
    const found = [...checkNewPassword(typed.password), ...checkSamePassword(typed.password, typed.again)];
    setRefusals(stillRefused(refusals, found));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const weak = checkNewPassword(password);
    const found = weak.length > 0 ? weak : checkSamePassword(password, again);
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    const outcome = await finish({ code, password, keepsApiKeys });
    if (outcome.kind === 'done') {
      toastDone(sessionMessages.passwordSet(outcome.payload.endedApiKeyCount ?? 0));
      return onSet();
    }
    toastNotDone(outcome);
    if (outcome.kind === 'refused') refuse(outcome.refusals);
  };

  const general = refusals.find((each) => each.field.length === 0)?.message;
  return (
    <SessionFrame {...frame}>
      <h1>{sessionMessages.newPasswordTitle}</h1>
      <p className={styles['lead']}>{sessionMessages.newPasswordHint}</p>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {general !== undefined && (
          <Banner kind="bad" title={general}>
            <Link to={resetAddress}>{sessionMessages.askAgain}</Link>
          </Banner>
        )}
        <PasswordField
          ref={first}
          label={sessionMessages.newPassword}
          autoComplete="new-password"
          autoFocus
          value={password}
          error={ofField(refusals, 'password')}
          onChange={(typed) => enter({ password: typed, again })}
        />
        <PasswordRules password={password} />
        <PasswordField
          ref={second}
          label={sessionMessages.newPasswordAgain}
          autoComplete="new-password"
          value={again}
          error={ofField(refusals, 'passwordAgain')}
          onChange={(typed) => enter({ password, again: typed })}
        />
        <label className={styles['choice']}>
          <input type="checkbox" checked={keepsApiKeys} onChange={({ target }) => setKeepsApiKeys(target.checked)} />
          <span>
            {sessionMessages.keepApiKeys} <small>{sessionMessages.keepApiKeysHint}</small>
          </span>
        </label>
        <PlainButton kind="primary" size="large" isSubmit isBlock isBusy={isAsking}>
          {sessionMessages.setPassword}
        </PlainButton>
      </form>
    </SessionFrame>
  );
}
