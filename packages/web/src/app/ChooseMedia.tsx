import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LibraryDialog } from '../assets/library/LibraryDialog.tsx';
import { configMessages } from '../configs/messages.ts';
import type { MediaChoice } from '../kit/mediaLibrary.ts';
import { sendToLibrary } from './sendToLibrary.ts';

/** The library over the editor of a config, which asks for a picture or film: Add Selection gives its address. */
export function ChooseMedia({ kind, label, onAdd, onClose }: MediaChoice) {
  const { config = '' } = useParams();
  const [tab, setTab] = useState(kind === 'video' ? ('videos' as const) : ('images' as const));
  const [isAdding, setAdding] = useState(false);
  return (
    <LibraryDialog
      tab={tab}
      path={[configMessages.editConfig, config]}
      isAdding={isAdding}
      selection={{ kind, label, onAdd }}
      send={sendToLibrary}
      onTab={setTab}
      onAdding={setAdding}
      onBack={onClose}
      onClose={onClose}
    />
  );
}
