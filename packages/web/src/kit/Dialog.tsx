import type { DialogProps } from './DialogModal.tsx';
import { later, useLater } from './later.ts';

export const dialogCode = later(() => import('./DialogModal.tsx'));

/**
 * A dialog with a head, a scrolling body and a fixed foot; full screen on phones. Esc only closes
 * the top one. When it opens, the focus goes to the element marked `data-first` or to the title,
 * never to a button that leaves. A dialog that replaces another is its next step and keeps its
 * frame.
 */
export function Dialog(props: DialogProps) {
  const code = useLater(dialogCode);
  return code && <code.DialogStep {...props} />;
}
