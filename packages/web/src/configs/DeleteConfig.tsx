import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { DontShowAgain } from '../kit/DontShowAgain.tsx';
import { isHidden, setHidden } from '../kit/hidden-questions.ts';
import { kitMessages } from '../kit/messages.ts';
import { configMessages } from './messages.ts';
import { UsedByList } from './UsedByList.tsx';
import { protectionOf, type DeletableConfig, type Deletion } from './use-delete-config.ts';

interface Props {
  config: DeletableConfig;
  deletion: Deletion;
  onKeep: () => void;
}

const NAMED = 20;

/** Asks, and names the links that will use the default config. */
export function DeleteConfig({ config, deletion, onKeep }: Props) {
  const { id, name, usedByCount } = config;
  const protection = protectionOf(config);
  const [hides, setHides] = useState(() => isHidden('configDelete'));
  const moves = configMessages.deleteMoves(usedByCount);
  const confirm = () => {
    setHidden('configDelete', hides);
    void deletion.run();
  };
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={configMessages.deleteTitle(name)}
      confirmText={configMessages.deleteConfirm(name)}
      cancelText={kitMessages.cancel}
      isBusy={deletion.isBusy}
      onConfirm={confirm}
      onCancel={onKeep}
    >
      {protection !== null && <p>{protection}</p>}
      {usedByCount === 0 ? (
        <p>{configMessages.deleteUnused}</p>
      ) : (
        <>
          <p>{moves}</p>
          <UsedByList configId={id} most={NAMED} label={moves} />
        </>
      )}
      <DontShowAgain isChecked={hides} onChange={setHides} />
    </ConfirmDialog>
  );
}
