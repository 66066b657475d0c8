import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { LinkRow_LinkFragment } from '../generated/graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { DontShowAgain } from '../kit/DontShowAgain.tsx';
import { setHidden } from '../kit/hidden-questions.ts';
import { kitMessages } from '../kit/messages.ts';
import { linkMessages } from './messages.ts';

interface Props {
  link: LinkRow_LinkFragment;
  /** The name of the new config. */
  config: string;
  onKeep: () => void;
  onChange: () => void;
}

/** Applications §2: says that another config changes the URL, before it does. */
export function ChangeConfig({ link, config, onKeep, onChange }: Props) {
  const [hides, setHides] = useState(false);
  return (
    <ConfirmDialog
      icon={SlidersHorizontal}
      title={linkMessages.changeConfigTitle(link.name, config)}
      confirmText={linkMessages.changeConfig}
      cancelText={kitMessages.cancel}
      onConfirm={() => {
        setHidden('linkConfigChange', hides);
        onChange();
      }}
      onCancel={onKeep}
    >
      <p>{consequence(link)}</p>
      <DontShowAgain isChecked={hides} onChange={setHides} />
    </ConfirmDialog>
  );
}

function consequence(link: LinkRow_LinkFragment): string {
  if (link.__typename === 'MeetingLink') return linkMessages.changesUrl.meeting;
  if (link.isAnonymised) return linkMessages.keepsHiddenUrl;
  return link.isUrlShared ? linkMessages.keepsOldUrl : linkMessages.changesUrl.streaming;
}
