import { useEffect, useState } from 'react';
import { Check, CircleX } from 'lucide-react';
import { useStore } from './store.ts';
import { dismissToast, toastMs, toasts, type Toast } from './toasts.ts';
import styles from './Toasts.module.css';

/** Bottom centre, one line each; a pointer or the focus on one makes it stay. Always mounted, so that screen readers know the region. */
export function Toasts() {
  const shown = useStore(toasts);
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
  const [isHeld, setHeld] = useState(false);
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={16} aria-hidden />
      {toast.text}
    </p>
  );
}
