import { useEffect, useId, useReducer, useRef, type HTMLAttributes, type ReactNode } from 'react';
import { ArrowLeft, Minus, X } from 'lucide-react';
import { Modal } from 'antd';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { kitMessages } from './messages.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useTabTrap } from './use-tab-trap.ts';
import styles from './DialogModal.module.css';

export interface DialogProps {
  title: ReactNode;
  width: number;
  onClose: () => void;
  onBack?: (() => void) | undefined;
  onMinimise?: (() => void) | undefined;
  /** Beside the close button. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** Handlers for what is dropped anywhere on the dialog. */
  dropZone?: HTMLAttributes<HTMLElement>;
  /** The body brings its own padding: tables do. */
  isFlush?: boolean;
  children: ReactNode;
}

/** What a `Dialog` shows. */
export function DialogModal({
  title,
  width,
  onClose,
  onBack,
  onMinimise,
  tools,
  foot,
  dropZone,
  isFlush = false,
  children,
}: DialogProps) {
  useFocusReturn();
  const titleId = useId();
  const heading = useRef<HTMLDivElement>(null);
  // antd names a dialog by all of its head, with the buttons in it.
  useEffect(() => findDialog(heading.current)?.setAttribute('aria-labelledby', titleId));
  useFocusKept(heading);
  useTabTrap(heading);
  useSettledPortal();
  return (
    <Modal
      open
      centered
      width={width}
      closable={false}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && placeFocus(heading.current)}
      rootClassName={styles['root']}
      {...(dropZone && { modalRender: droppable(dropZone) })}
      title={
        <div className={styles['head']}>
          {onBack && <IconButton icon={ArrowLeft} label={kitMessages.back} onClick={onBack} />}
          <div ref={heading} id={titleId} className={styles['title']} tabIndex={-1}>
            {title}
          </div>
          {tools}
          {onMinimise && <IconButton icon={Minus} label={kitMessages.minimise} onClick={onMinimise} />}
          <IconButton icon={X} label={kitMessages.close} onClick={onClose} />
        </div>
      }
    >
      <div className={cx(styles['body'], isFlush && styles['flush'])}>{children}</div>
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </Modal>
  );
}

/**
 * antd's portal tells the dialogs above it how to join the page, and learns only by its second rendering that it is on the page itself. One
 * that opens before that joins too late: it neither takes the focus nor holds it.
 */
function useSettledPortal(): void {
  const [, settle] = useReducer(() => true, false);
  useEffect(() => settle(), [settle]);
}

const findDialog = (within: HTMLElement | null) => within?.closest('[role=dialog]');

function placeFocus(heading: HTMLElement | null): void {
  const first = findDialog(heading)?.querySelector('[data-first]');
  (first instanceof HTMLElement ? first : heading)?.focus();
}

function droppable(zone: HTMLAttributes<HTMLElement>) {
  return (dialog: ReactNode) => <div {...zone}>{dialog}</div>;
}
