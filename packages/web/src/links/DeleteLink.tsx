import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { LinkKind } from '@launchyard/domain/links';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { DontShowAgain } from '../kit/DontShowAgain.tsx';
import { setHidden } from '../kit/hidden-questions.ts';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';

interface Props {
  link: { name: string; isUrlShared: boolean };
  kind: LinkKind;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks, and explains the effect on people who have the URL. */
export function DeleteLink({ link, kind, isBusy, onKeep, onDelete }: Props) {
  const [hides, setHides] = useState(false);
  return (
    <ConfirmDialog
      icon={Trash2}
      kind="bad"
      title={linkMessages.removeTitle(link.name)}
      confirmText={linkMessages.remove(link.name)}
      cancelText={kitMessages.cancel}
      isBusy={isBusy}
      onConfirm={() => {
        setHidden('linkDelete', hides);
        onDelete();
      }}
      onCancel={onKeep}
    >
      <p>{link.isUrlShared ? linkMessages.removeShared : linkMessages.removeHint[kind]}</p>
      <DontShowAgain isChecked={hides} onChange={setHides} />
    </ConfirmDialog>
  );
}
