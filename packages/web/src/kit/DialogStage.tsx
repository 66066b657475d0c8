import { frames } from './dialog-frames.ts';
import { dialogCode } from './Dialog.tsx';
import { useStore } from './store.ts';

/** Where all dialogs of the panel stand. It outlasts the pages, and so a frame outlasts its steps, whatever page each of them belongs to. */
export function DialogStage() {
  const shown = useStore(frames);
  const code = useStore(dialogCode.store);
  return code && shown.map((frame) => <code.DialogFrame key={frame.id} frame={frame} />);
}
