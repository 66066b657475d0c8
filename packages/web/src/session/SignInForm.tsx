import { useState } from 'react';
import { Link } from 'react-router-dom';
import { checkSignIn } from '@launchyard/domain/session';
import { SessionCreateDocument } from '../generated/session/graphql.ts';
import { Banner } from '../kit/Banner.tsx';
import { faultText } from '../kit/fault-text.ts';
import { useForm } from '../kit/use-form.ts';
import type { Arrived } from './arrived.ts';
import { sessionMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { SessionForm } from './SessionForm.tsx';
import { TextField } from './TextField.tsx';
import { useAsk } from './use-ask.ts';

interface Props {
  forgotAddress: string;
  /** Resolves when the requested page has loaded. */
  onSignedIn: (person?: Arrived) => void | Promise<void>;
}

/**
 * E-mail and password. The services' own rule is checked first, so an empty form sends no request.
 */
export function SignInForm({ forgotAddress, onSignedIn }: Props) {
  const form = useForm({ email: '', password: '' }, { check: checkSignIn, generalAt: 'password' });
  const [fault, setFault] = useState<string | null>(null);
  const createSession = useAsk(SessionCreateDocument);

  const submit = async () => {
    if (!form.isRight()) return;
    const outcome = await createSession(form.values);
    setFault(outcome.kind === 'fault' ? faultText(outcome.error) : null);
    if (outcome.kind === 'refused') form.refuse(outcome.refusals);
    if (outcome.kind === 'done') await onSignedIn(outcome.payload.viewer?.person);
  };

  const { general } = form;
  return (
    <SessionForm action={sessionMessages.signIn} onSubmit={submit}>
      {general !== undefined && <Banner kind="bad" title={general} />}
      {fault !== null && general === undefined && <Banner kind="bad" title={fault} />}
      <TextField
        {...form.field('email')}
        label={sessionMessages.email}
        type="email"
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        {...form.field('password')}
        label={sessionMessages.password}
        autoComplete="current-password"
        isWrong={general !== undefined}
        aside={<Link to={forgotAddress}>{sessionMessages.forgotPassword}</Link>}
      />
    </SessionForm>
  );
}
