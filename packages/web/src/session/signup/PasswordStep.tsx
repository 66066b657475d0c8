import { checkNewPassword } from '@launchyard/domain/session';
import { sessionMessages } from '../messages.ts';
import { PasswordField } from '../PasswordField.tsx';
import { PasswordRules } from '../PasswordRules.tsx';
import { SessionForm } from '../SessionForm.tsx';
import type { SignUpForm } from './steps.ts';

interface Props {
  form: SignUpForm;
  onContinue: () => void;
}

export function PasswordStep({ form, onContinue }: Props) {
  const { email, password } = form.values;
  const submit = () => {
    const violations = checkNewPassword(password);
    form.refuse(violations);
    if (violations.length === 0) onContinue();
  };
  return (
    <SessionForm action={sessionMessages.continue} onSubmit={submit}>
      {/* For password managers. */}
      <input hidden type="email" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.field('password')}
        label={sessionMessages.password}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordRules password={password} />
    </SessionForm>
  );
}
