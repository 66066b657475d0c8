import type { DialogProps } from './DialogModal.tsx';
import { later, useLater } from './later.ts';

const modal = later(() => import('./DialogModal.tsx'));

/**
 * A dialog with a head, a body that scrolls and a foot that stays; the whole screen on phones. Esc closes the top one only. It opens with the
 * focus on what is marked `data-first`, or on its title: never on a way out.
 */
export function Dialog(props: DialogProps) {
  const loaded = useLater(modal);
  return loaded && <loaded.DialogModal {...props} />;
}
