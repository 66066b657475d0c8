import { useState } from 'react';
import { Save } from 'lucide-react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { DontShowAgain } from '../kit/DontShowAgain.tsx';
import { setHidden } from '../kit/hidden-questions.ts';
import { kitMessages } from '../kit/messages.ts';
import type { EditedConfig } from './draft.ts';
import { configMessages } from './messages.ts';

interface Props {
  config: EditedConfig;
  isBusy: boolean;
  onSave: () => void;
  onKeep: () => void;
}

/** Applications §4: saving is confirmed unless the user has hidden this question. */
export function SaveQuestion({ config: { name, usedByCount }, isBusy, onSave, onKeep }: Props) {
  const [hides, setHides] = useState(false);
  const confirm = () => {
    setHidden('configSave', hides);
    onSave();
  };
  return (
    <ConfirmDialog
      icon={Save}
      title={configMessages.saveTitle(name)}
      confirmText={configMessages.save}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onKeep}
    >
      <p>{configMessages.saveHint(usedByCount)}</p>
      <DontShowAgain isChecked={hides} onChange={setHides} />
    </ConfirmDialog>
  );
}
