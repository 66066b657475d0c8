import { toastDone, toastFault } from './toasts.ts';
import { kitMessages } from './messages.ts';

/**
 * Copies text to the clipboard and shows a toast. Resolves to whether it worked: browsers may
 * refuse.
 */
export async function copyText(text: string, doneText: string = kitMessages.textCopied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    reportError(error);
    toastFault(kitMessages.copyFailed);
    return false;
  }
  toastDone(doneText);
  return true;
}
