import { useRef, useState, type SubmitEvent } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, type InputRef } from 'antd';
import { Link } from 'react-router-dom';
import { checkSignIn } from '@launchyard/domain/session';
import { SessionCreateDocument } from '../generated/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { faultText } from '../kit/faultText.ts';
import { sessionMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { ofField, type Refusal } from './refusals.ts';
import { TextField } from './TextField.tsx';
import styles from './SessionForm.module.css';

interface Props {
  forgotAddress: string;
  onSignedIn: () => void;
}

/** E-mail and password. The same rule as the services' is asked first, so that an empty form costs no question. */
export function SignInForm({ forgotAddress, onSignedIn }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [createSession, { loading, error }] = useMutation(SessionCreateDocument);
  const emailField = useRef<InputRef>(null);
  const passwordField = useRef<InputRef>(null);

  const refuse = (found: readonly Refusal[]) => {
    setRefusals(found);
    (ofField(found, 'email') === undefined ? passwordField : emailField).current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkSignIn({ email, password });
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    const { data } = await createSession({ variables: { input: { email, password } }, errorPolicy: 'all' });
    if (!data) return;
    if (data.sessionCreate.userErrors.length > 0) return refuse(data.sessionCreate.userErrors);
    onSignedIn();
  };

  const general = refusals.find((each) => each.field[0] !== 'email')?.message;
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {general !== undefined && <Banner kind="bad" title={general} />}
      {error && general === undefined && <Banner kind="bad" title={faultText(error)} />}
      <TextField
        ref={emailField}
        label={sessionMessages.email}
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={ofField(refusals, 'email')}
        onChange={setEmail}
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
      <Button type="primary" size="large" htmlType="submit" block loading={loading}>
        {sessionMessages.signIn}
      </Button>
    </form>
  );
}
