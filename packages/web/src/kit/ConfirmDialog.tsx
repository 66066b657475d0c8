import type { ConfirmProps } from './ConfirmModal.tsx';
import { later, useLater } from './later.ts';

const modal = later(() => import('./ConfirmModal.tsx'));

/**
 * A question that names its object and the consequences of confirming it; or a notice with one
 * button.
 */
export function ConfirmDialog(props: ConfirmProps) {
  const loaded = useLater(modal);
  return loaded && <loaded.ConfirmModal {...props} />;
}
