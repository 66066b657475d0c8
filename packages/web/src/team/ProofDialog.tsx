import { Button } from 'antd';
import { checkProof } from '@launchyard/domain/team';
import { Dialog } from '../kit/Dialog.tsx';
import { InputField } from '../kit/InputField.tsx';
import { kitMessages } from '../kit/messages.ts';
import type { Refusal } from '../kit/outcome.ts';
import { useForm } from '../kit/use-form.ts';
import { ownershipMessages } from './ownership-messages.ts';
import styles from './Team.module.css';

/** Shows refusals at the password. Returns false for all others. */
export type Refused = (refusals: readonly Refusal[]) => boolean;

interface Props {
  title: string;
  /** What happens, a sentence each. */
  facts: readonly string[];
  confirmText: string;
  isBusy: boolean;
  onConfirm: (password: string, refused: Refused) => void;
  onClose: () => void;
}

/** Asks for something that needs the password again. */
export function ProofDialog({ title, facts, confirmText, isBusy, onConfirm, onClose }: Props) {
  const form = useForm(
    { password: '' },
    { check: ({ password }) => checkProof(password).map((each) => ({ ...each, field: [...each.field] })) },
  );
  const refused: Refused = (refusals) => {
    if (!refusals.every(({ field }) => field?.includes('password'))) return false;
    form.refuse(refusals);
    return true;
  };
  const confirm = () => {
    if (form.isRight()) onConfirm(form.values.password, refused);
  };
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button type="primary" loading={isBusy} aria-disabled={isBusy} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <ul className={styles['facts']}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <InputField
          {...form.field('password')}
          label={ownershipMessages.password}
          help={ownershipMessages.passwordHelp}
          type="password"
          autoComplete="current-password"
          data-first
        />
      </form>
    </Dialog>
  );
}
