import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button, Modal } from 'antd';
import styles from './ConfirmDialog.module.css';

interface Props {
  icon: LucideIcon;
  kind?: 'plain' | 'bad';
  title: string;
  children?: ReactNode;
  confirmText: string;
  /** The harmless answer; it has the focus. */
  cancelText: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Leaving without an answer, where that is something else than the harmless one. */
  onLeave?: () => void;
}

/** One question, named by its object, with what follows from a yes. */
export function ConfirmDialog({
  icon: Icon,
  kind = 'plain',
  title,
  children,
  confirmText,
  cancelText,
  isBusy = false,
  ...on
}: Props) {
  return (
    <Modal
      open
      centered
      width={480}
      closable={false}
      footer={null}
      mask={{ closable: false }}
      onCancel={on.onLeave ?? on.onCancel}
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
      <div className={styles['words']}>{children}</div>
      <div className={styles['answers']}>
        <Button autoFocus onClick={on.onCancel}>
          {cancelText}
        </Button>
        <Button type="primary" danger={kind === 'bad'} loading={isBusy} onClick={on.onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Modal>
  );
}
