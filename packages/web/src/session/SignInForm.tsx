import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useMutation } from '@apollo/client/react';
import { Eye, EyeOff } from 'lucide-react';
import { Button, Input, type InputRef } from 'antd';
import { checkSignIn } from '@launchyard/domain/session';
import { SessionCreateDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { faultOf } from '../kit/fault.ts';
import { FieldError } from '../kit/FieldError.tsx';
import { kitMessages } from '../kit/messages.ts';
import { sessionMessages } from './messages.ts';
import styles from './SignInForm.module.css';

interface Refusal {
  message: string;
  field: readonly string[];
}

/** E-mail and password. The same rule as the services' is asked first, so that an empty form costs no question. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [createSession, { loading, error }] = useMutation(SessionCreateDocument);
  const emailField = useRef<InputRef>(null);
  const passwordField = useRef<InputRef>(null);

  const refuse = (found: readonly Refusal[]) => {
    setRefusals(found);
    (found.some(isOfEmail) ? emailField : passwordField).current?.focus();
  };

  const submit = async () => {
    const found = checkSignIn({ email, password });
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    const { data } = await createSession({ variables: { input: { email, password } }, errorPolicy: 'all' });
    if (!data) return;
    if (data.sessionCreate.userErrors.length > 0) return refuse(data.sessionCreate.userErrors);
    onSignedIn();
  };

  const emailError = refusals.find(isOfEmail)?.message;
  const general = refusals.find((each) => !isOfEmail(each))?.message;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => handle(event, submit)}>
      {general !== undefined && <Banner kind="bad" title={general} />}
      {error && general === undefined && <Banner kind="bad" title={faultText(error)} />}
      <EmailField ref={emailField} value={email} onChange={setEmail} error={emailError} />
      <PasswordField ref={passwordField} value={password} onChange={setPassword} isWrong={general !== undefined} />
      <Button type="primary" size="large" htmlType="submit" block loading={loading}>
        {sessionMessages.signIn}
      </Button>
    </form>
  );
}

const isOfEmail = (refusal: Refusal) => refusal.field[0] === 'email';

function faultText(error: unknown): string {
  return faultOf(error).code === 'NETWORK' ? kitMessages.network : kitMessages.fault;
}

function handle(event: SubmitEvent, submit: () => Promise<void>): void {
  event.preventDefault();
  // A fault is shown by the mutation's own `error`.
  submit().catch(() => undefined);
}

interface FieldProps {
  ref: React.Ref<InputRef>;
  value: string;
  onChange: (value: string) => void;
}

function EmailField({ ref, value, onChange, error }: FieldProps & { error: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{sessionMessages.email}</label>
      <Input
        ref={ref}
        id={id}
        size="large"
        type="email"
        autoComplete="username"
        autoFocus
        value={value}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

function PasswordField({ ref, value, onChange, isWrong }: FieldProps & { isWrong: boolean }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id}>{sessionMessages.password}</label>
      <Input
        ref={ref}
        id={id}
        size="large"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={value}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
        suffix={
          <button
            type="button"
            className={styles['reveal']}
            aria-label={isShown ? sessionMessages.hidePassword : sessionMessages.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={16} aria-hidden />
          </button>
        }
      />
    </div>
  );
}
