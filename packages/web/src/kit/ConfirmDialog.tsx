import type { ConfirmProps } from './ConfirmModal.tsx';
import { later, useLater } from './later.ts';

const modal = later(() => import('./ConfirmModal.tsx'));

/** One question, named by its object, with what follows from a yes; or a notice with one answer. */
export function ConfirmDialog(props: ConfirmProps) {
  const loaded = useLater(modal);
  return loaded && <loaded.ConfirmModal {...props} />;
}
