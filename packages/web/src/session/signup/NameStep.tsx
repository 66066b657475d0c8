import { faultText } from '../../kit/fault-text.ts';
import { toastFault } from '../../kit/toasts.ts';
import { sessionMessages } from '../messages.ts';
import { SessionForm } from '../SessionForm.tsx';
import { TextField } from '../TextField.tsx';
import type { SignUpForm } from './steps.ts';
import { useSignUpCheck, type Checked } from './use-sign-up-check.ts';

interface Props {
  form: SignUpForm;
  field: Checked;
  help?: string | undefined;
  /** It cannot be changed. */
  isFixed?: boolean;
  /** Resolves when the next step is there. */
  onContinue: () => void | Promise<void>;
}

/** The step for the e-mail address, and the one for the username: valid and available. */
export function NameStep({ form, field, help, isFixed = false, onContinue }: Props) {
  const check = useSignUpCheck(field, form.values[field]);
  const entered = form.field(field);

  const submit = async () => {
    try {
      const refusals = await check.ask();
      form.refuse(refusals);
      if (refusals.length === 0) await onContinue();
    } catch (error) {
      toastFault(faultText(error));
    }
  };

  return (
    <SessionForm action={sessionMessages.continue} onSubmit={submit}>
      <TextField
        {...entered}
        label={sessionMessages[field]}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete={field === 'email' ? 'email' : 'username'}
        autoFocus
        readOnly={isFixed}
        error={entered.error ?? check.refusal?.message}
        help={check.isFree ? sessionMessages.free : help}
      />
    </SessionForm>
  );
}
