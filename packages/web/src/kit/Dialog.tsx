import type { DialogProps } from './DialogModal.tsx';
import { later, useLater } from './later.ts';

export const dialogCode = later(() => import('./DialogModal.tsx'));

/**
 * A dialog with a head, a body that scrolls and a foot that stays; the whole screen on phones. Esc closes the top one only. It opens with the
 * focus on what is marked `data-first`, or on its title: never on a way out. One that is shown instead of another is its next step, and stands
 * in the same frame.
 */
export function Dialog(props: DialogProps) {
  const code = useLater(dialogCode);
  return code && <code.DialogStep {...props} />;
}
