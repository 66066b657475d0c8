import { Copy, KeyRound } from 'lucide-react';
import { Button } from 'antd';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { copyText } from '../kit/copy.ts';
import { developerMessages } from './messages.ts';
import styles from './Developer.module.css';

/** A new key. Nothing but the button closes it: it cannot be shown again. */
export function KeySecret({ secret, onStored }: { secret: string; onStored: () => void }) {
  return (
    <ConfirmDialog
      icon={KeyRound}
      title={developerMessages.newTitle}
      confirmText={developerMessages.stored}
      onConfirm={onStored}
      onCancel={() => undefined}
    >
      <code className={styles['secret']}>{secret}</code>
      <Button
        block
        icon={<Copy size={15} aria-hidden />}
        onClick={() => void copyText(secret, developerMessages.copied)}
      >
        {developerMessages.copyKey}
      </Button>
      <p>
        <b>{developerMessages.onlyOnce}</b> {developerMessages.onlyOnceHint}
      </p>
    </ConfirmDialog>
  );
}
