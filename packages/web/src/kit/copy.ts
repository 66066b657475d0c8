import { toastDone, toastFault } from './toasts.ts';
import { kitMessages } from './messages.ts';

/** Puts text on the clipboard and says so. Resolves to whether it worked: browsers may refuse. */
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
