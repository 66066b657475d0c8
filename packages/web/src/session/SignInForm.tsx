import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { checkSignIn } from '@launchyard/domain/session';
import { SessionCreateDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { faultText } from '../kit/fault-text.ts';
import { PlainButton } from '../kit/PlainButton.tsx';
import { sessionMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { ofField, stillRefused, type Refusal } from './refusals.ts';
import { TextField } from './TextField.tsx';
import { useAsk } from './use-ask.ts';
import styles from './session-form.module.css';

interface Props {
  forgotAddress: string;
  /** Resolves when the requested page has loaded. */
  onSignedIn: () => void | Promise<void>;
}

/**
 * E-mail and password. The services' own rule is checked first, so an empty form sends no request.
 */
export function SignInForm({ forgotAddress, onSignedIn }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const [createSession, isAsking] = useAsk(SessionCreateDocument);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const refuse = (found: readonly Refusal[]) => {
    setRefusals(found);
    (ofField(found, 'email') === undefined ? passwordField : emailField).current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkSignIn({ email, password });
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    const outcome = await createSession({ email, password });
    setFault(outcome.kind === 'fault' ? faultText(outcome.error) : null);
    if (outcome.kind === 'refused') return refuse(outcome.refusals);
    if (outcome.kind === 'fault') return;
    setGoingOn(true);
    await onSignedIn();
    setGoingOn(false);
  };

  const general = refusals.find((each) => each.field[0] !== 'email')?.message;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {general !== undefined && <Banner kind="bad" title={general} />}
      {fault !== null && general === undefined && <Banner kind="bad" title={fault} />}
      <TextField
        ref={emailField}
        label={sessionMessages.email}
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={ofField(refusals, 'email')}
        onChange={(typed) => {
          setEmail(typed);
          setRefusals(stillRefused(refusals, checkSignIn({ email: typed, password })));
        }}
      />
      <PasswordField
        ref={passwordField}
        label={sessionMessages.password}
        autoComplete="current-password"
        value={password}
        isWrong={general !== undefined}
        aside={<Link to={forgotAddress}>{sessionMessages.forgotPassword}</Link>}
        onChange={setPassword}
      />
      <PlainButton kind="primary" size="large" isSubmit isBlock isBusy={isAsking || isGoingOn}>
        {sessionMessages.signIn}
      </PlainButton>
    </form>
  );
}
