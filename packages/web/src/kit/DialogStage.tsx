import { frames } from './dialog-frames.ts';
import { dialogCode } from './Dialog.tsx';
import { useStore } from './store.ts';

/**
 * The container of all dialogs in the panel. It outlives pages, so a frame outlives its steps,
 * whichever page each of them belongs to.
 */
export function DialogStage() {
  const shown = useStore(frames);
  const code = useStore(dialogCode.store);
  return code && shown.map((frame) => <code.DialogFrame key={frame.id} frame={frame} />);
}
