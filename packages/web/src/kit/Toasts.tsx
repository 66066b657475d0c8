import { useEffect, useState } from 'react';
import { Check, CircleX } from 'lucide-react';
import { useStore } from './store.ts';
import { dismissToast, takeToast, toastMs, toasts, type Toast } from './toasts.ts';
import { useToastKeys } from './use-toast-keys.ts';
import styles from './Toasts.module.css';

/**
 * Bottom centre, one line each; hovering or focusing a toast keeps it open. Always mounted, so
 * screen readers know the region.
 */
export function Toasts() {
  const shown = useStore(toasts);
  useToastKeys();
  return (
    <div className={styles['region']}>
      <output className={styles['list']}>{shown.filter((each) => each.kind === 'done').map(line)}</output>
      <div role="alert" className={styles['list']}>
        {shown.filter((each) => each.kind === 'fault').map(line)}
      </div>
    </div>
  );
}

const line = (toast: Toast) => <ToastLine key={toast.id} toast={toast} />;

function ToastLine({ toast }: { toast: Toast }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const Icon = toast.kind === 'done' ? Check : CircleX;
  return (
    <p
      className={styles['toast']}
      data-kind={toast.kind}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <Icon size={16} aria-hidden />
      {toast.text}
      {toast.action && (
        <button
          type="button"
          className={styles['action']}
          aria-keyshortcuts="Control+Z Meta+Z"
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onClick={() => takeToast(toast)}
        >
          {toast.action.label}
        </button>
      )}
    </p>
  );
}
