import { useRef, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button, Modal } from 'antd';
import { RISE } from './rise.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useTabTrap } from './use-tab-trap.ts';
import styles from './ConfirmModal.module.css';

export interface ConfirmProps {
  icon: LucideIcon;
  kind?: 'plain' | 'bad';
  title: string;
  children?: ReactNode;
  confirmText: string;
  /** The safe choice; it has the focus. Unset for a notice. */
  cancelText?: string;
  isBusy?: boolean;
  /** Something is still to be entered. */
  isIncomplete?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Closing without an answer, if that differs from the safe choice. */
  onLeave?: () => void;
}

/** The content of a `ConfirmDialog`. */
export function ConfirmModal({
  icon: Icon,
  kind = 'plain',
  title,
  children,
  confirmText,
  cancelText,
  isBusy = false,
  isIncomplete = false,
  ...on
}: ConfirmProps) {
  useFocusReturn();
  const harmless = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useTabTrap(words);
  return (
    <Modal
      open
      centered
      width={480}
      closable={false}
      footer={null}
      mask={{ closable: false }}
      transitionName={RISE}
      onCancel={on.onLeave ?? on.onCancel}
      // Only now can it hold the focus: the layer below has released it.
      afterOpenChange={(isOpen) => isOpen && harmless.current?.focus()}
      rootClassName={styles['root']}
      title={
        <span className={styles['title']} data-kind={kind}>
          <span className={styles['icon']}>
            <Icon size={18} aria-hidden />
          </span>
          {title}
        </span>
      }
    >
      <div ref={words} className={styles['words']}>
        {children}
      </div>
      <div className={styles['answers']}>
        {cancelText !== undefined && (
          <Button ref={harmless} onClick={on.onCancel}>
            {cancelText}
          </Button>
        )}
        <Button
          ref={cancelText === undefined ? harmless : null}
          type="primary"
          danger={kind === 'bad'}
          loading={isBusy}
          // A click while it loads is ignored: say so.
          aria-disabled={isBusy}
          disabled={isIncomplete}
          onClick={on.onConfirm}
        >
          {confirmText}
        </Button>
      </div>
    </Modal>
  );
}
