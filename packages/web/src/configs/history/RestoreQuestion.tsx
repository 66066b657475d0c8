import { History } from 'lucide-react';
import { ConfigRestoreChangeDocument } from '../../generated/graphql.ts';
import { useChange } from '../../kit/mutate.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { toastDone } from '../../kit/toasts.ts';
import { useForm } from '../../kit/use-form.ts';
import type { EditedConfig } from '../draft.ts';
import { configMessages } from '../messages.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { Comparison } from './Comparison.tsx';
import type { PastChange } from './past-change.ts';
import styles from './RestoreQuestion.module.css';

interface Props {
  config: EditedConfig;
  change: PastChange;
  onDone: () => void;
  onKeep: () => void;
}

/**
 * Asks, and shows what would change. Restoring a state with a password needs a new one if none is
 * set, because the history stores no passwords.
 */
export function RestoreQuestion({ config, change, onDone, onKeep }: Props) {
  const form = useForm({ password: '' });
  const { run, isBusy } = useChange(ConfigRestoreChangeDocument);
  const needsPassword = change.settings.requiresPassword && !config.settings.hasPassword;
  const restore = async () => {
    const typed = form.values.password;
    const input = {
      configId: config.id,
      revision: config.revision,
      changeId: change.id,
      password: typed === '' ? null : typed,
    };
    const done = await run(input, {
      refused: ([refusal]) => {
        const isPassword = refusal.field?.includes('password') ?? false;
        if (isPassword) form.refuse([refusal]);
        else onDone();
        return isPassword;
      },
    });
    if (!done) return;
    toastDone(configMessages.restored(change.revision));
    onDone();
  };
  const password = form.field('password');
  return (
    <ConfirmDialog
      icon={History}
      title={configMessages.restoreTitle(config.name, change.revision)}
      confirmText={configMessages.restore}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => void restore()}
      onCancel={onKeep}
    >
      <p>{configMessages.restoreHint}</p>
      <div className={styles['differences']}>
        <Comparison older={asNow(config, change)} newer={change} />
      </div>
      {needsPassword && (
        <div className={styles['password']}>
          <NewPasswordField {...password} label={configMessages.restorePassword} />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** The current state in the form of a past one, for the comparison. */
const asNow = (config: EditedConfig, change: PastChange): PastChange => ({
  ...change,
  document: JSON.stringify(config.document),
  settings: { ...change.settings, hasPassword: config.settings.hasPassword },
});
