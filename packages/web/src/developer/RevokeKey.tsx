import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { Button } from 'antd';
import { keyViolations } from '@launchyard/domain/developer';
import { ApiKeyRevokeDocument } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { kitMessages } from '../kit/messages.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { developerMessages } from './messages.ts';

interface Props {
  id: string;
  /** The name of the key, or what is known of its secret. */
  name: string;
  onRevoked: () => void;
}

/** Revokes a key, after a question. */
export function RevokeKey({ id, name, onRevoked }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(ApiKeyRevokeDocument);
  const revoke = async () => {
    const done = await run({ apiKeyId: id }, { alreadySo: keyViolations.notFound });
    setAsked(false);
    if (!done) return;
    toastDone(developerMessages.revoked);
    onRevoked();
  };
  return (
    <>
      <Button size="small" aria-label={`${developerMessages.revoke} ${name}`} onClick={() => setAsked(true)}>
        {developerMessages.revoke}
      </Button>
      {isAsked && (
        <ConfirmDialog
          icon={KeyRound}
          kind="bad"
          title={developerMessages.revokeTitle(name)}
          confirmText={developerMessages.revoke}
          cancelText={kitMessages.cancel}
          isBusy={isBusy}
          onConfirm={() => void revoke()}
          onCancel={() => setAsked(false)}
        >
          <p>{developerMessages.revokeHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
