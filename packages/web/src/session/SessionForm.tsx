import type { ReactNode } from 'react';
import { PlainButton } from '../kit/PlainButton.tsx';
import { useBusy } from './use-busy.ts';
import styles from './session-form.module.css';

interface Props {
  /** The text of its button. */
  action: string;
  /** Busy for another reason than submitting. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** The button is busy until this resolves. */
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/** The fields of a page for people who are signed out, and the button below them. */
export function SessionForm({ action, isBusy = false, isDisabled = false, onSubmit, children }: Props) {
  const [submit, isSubmitting] = useBusy(onSubmit);
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <PlainButton kind="primary" size="large" isSubmit isBlock isDisabled={isDisabled} isBusy={isBusy || isSubmitting}>
        {action}
      </PlainButton>
    </form>
  );
}
