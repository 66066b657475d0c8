import { useEffect, useId, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { ArrowLeft, Minus, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Modal } from 'antd';
import { cx } from './cx.ts';
import { enterFrame, frames, leaveFrame, type Frame } from './dialog-frames.ts';
import { IconButton } from './IconButton.tsx';
import { kitMessages } from './messages.ts';
import { RISE } from './rise.ts';
import { useStore } from './store.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { focusReturn } from './use-focus-return.ts';
import { useHeightKept } from './use-height-kept.ts';
import { useTabTrap } from './use-tab-trap.ts';
import styles from './DialogModal.module.css';

export interface DialogProps {
  title: ReactNode;
  width: number;
  onClose: () => void;
  onBack?: (() => void) | undefined;
  onMinimise?: (() => void) | undefined;
  /** Next to the close button. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** Handlers for files dropped anywhere on the dialog. */
  dropZone?: HTMLAttributes<HTMLElement>;
  /** The body has its own padding, as tables do. Its height stays while rows come and go. */
  isFlush?: boolean;
  children: ReactNode;
}

/** The plate and the mask of a `Dialog`, without its content. */
export function DialogFrame({ frame: { width, setPlace, step, isOpen, giveBack } }: { frame: Frame }) {
  useEffect(() => giveBack, [giveBack]);
  return (
    <Modal
      open
      width={width}
      closable={false}
      footer={null}
      mask={{ closable: false }}
      transitionName={RISE}
      onCancel={() => step.get()?.onClose()}
      afterOpenChange={(hasOpened) => {
        isOpen.set(hasOpened);
        if (hasOpened) step.get()?.placeFocus();
      }}
      rootClassName={styles['root']}
    >
      <div ref={setPlace} />
    </Modal>
  );
}

/** The content of a `Dialog`, rendered into a frame. */
export function DialogStep({ width, ...content }: DialogProps) {
  const id = useId();
  const [giveBack] = useState(focusReturn);
  useLayoutEffect(() => {
    enterFrame(id, width, giveBack);
    return () => leaveFrame(id);
  }, [id, width, giveBack]);
  const frame = useStore(frames).find(({ owner }) => owner === id);
  return frame && <Placed frame={frame} {...content} />;
}

interface ContentProps extends Omit<DialogProps, 'width'> {
  frame: Frame;
}

function Placed(props: ContentProps) {
  const place = useStore(props.frame.place);
  return place && createPortal(<Content {...props} />, place);
}

function Content({
  frame,
  title,
  onClose,
  onBack,
  onMinimise,
  tools,
  foot,
  dropZone,
  isFlush,
  children,
}: ContentProps) {
  const { step, isOpen } = frame;
  const titleId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    step.set({ onClose, placeFocus: () => placeFocus(heading.current) });
    // antd only labels a dialog with antd's own title.
    findDialog(heading.current)?.setAttribute('aria-labelledby', titleId);
  });
  // Until the dialog is open, the frame places the focus.
  useEffect(() => {
    if (isOpen.get()) placeFocus(heading.current);
  }, [isOpen]);
  useFocusKept(heading);
  useTabTrap(heading);
  useHeightKept(plate);
  return (
    <div ref={plate} className={cx(styles['plate'], isFlush && styles['flush'])} {...dropZone}>
      <div className={styles['head']}>
        {onBack && <IconButton icon={ArrowLeft} label={kitMessages.back} onClick={onBack} />}
        <div ref={heading} id={titleId} className={styles['title']} tabIndex={-1}>
          {title}
        </div>
        {tools}
        {onMinimise && <IconButton icon={Minus} label={kitMessages.minimise} onClick={onMinimise} />}
        <IconButton icon={X} label={kitMessages.close} onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </div>
  );
}

const findDialog = (within: HTMLElement | null) => within?.closest('[role=dialog]');

function placeFocus(heading: HTMLElement | null): void {
  const first = findDialog(heading)?.querySelector('[data-first]');
  (first instanceof HTMLElement ? first : heading)?.focus();
}
