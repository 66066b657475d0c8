import { toastFault } from '../kit/toasts.ts';
import { useDrop } from '../kit/use-drop.ts';
import { uploadMessages } from './messages.ts';

/**
 * A ZIP dragged over an element: one at a time, and a toast says which one was used if several are
 * dropped.
 */
export function useZipDrop(onPick: (file: File) => void) {
  return useDrop(([file, ...others]) => {
    if (!file) return;
    if (others.length > 0) toastFault(uploadMessages.oneFile(file.name, others.length));
    onPick(file);
  });
}
