import { useId, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button, Input } from 'antd';
import { isDeletionConfirmed } from '@launchyard/domain/deletion';
import { AccountDeleteDocument } from '../../generated/graphql.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { useChange } from '../../kit/mutate.ts';
import { toastDone } from '../../kit/toasts.ts';
import { Row } from './EditableRow.tsx';
import { accountMessages } from './messages.ts';
import styles from './DeleteRow.module.css';

interface Props {
  /** The names of all accounts that go. */
  names: readonly string[];
  /** The user is signed out. */
  onDeleted: () => void | Promise<void>;
}

/** Account §2 and §5: deletes the account once the word is typed exactly. */
export function DeleteRow({ names, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Row label={accountMessages.deleteAccount} value={accountMessages.deleteHint} isQuiet>
      <Button danger onClick={() => setAsking(true)}>
        {accountMessages.deleteAccount}
      </Button>
      {isAsking && <DeleteQuestion names={names} onDeleted={onDeleted} onCancel={() => setAsking(false)} />}
    </Row>
  );
}

function DeleteQuestion({ names, onDeleted, onCancel }: Props & { onCancel: () => void }) {
  const id = useId();
  const [confirmation, setConfirmation] = useState('');
  const { run, isBusy } = useChange(AccountDeleteDocument);
  const isConfirmed = isDeletionConfirmed(confirmation);
  const remove = async () => {
    if (!(await run({ confirmation }, { words: accountMessages.deleteFailed }))) return;
    await onDeleted();
    toastDone(accountMessages.deleted);
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={accountMessages.deleteTitle(names.join(', '))}
      confirmText={accountMessages.deleteAccount}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      isIncomplete={!isConfirmed}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <p>{accountMessages.deleteAtOnce}</p>
      <p>{accountMessages.deleteLater}</p>
      <p>{accountMessages.deleteStays}</p>
      <form
        className={styles['confirm']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) void remove();
        }}
      >
        <label htmlFor={id}>{accountMessages.deleteWord}</label>
        <Input
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
