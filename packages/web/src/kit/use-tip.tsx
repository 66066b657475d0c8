import { useEffect, useState, type DOMAttributes, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import styles from './use-tip.module.css';

interface Tip {
  /** For the button it names. */
  on: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClickCapture'
  >;
  bubble: ReactPortal | null;
}

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Shows an icon button's name while it is hovered or focused; its accessible name is the same. Esc
 * hides it and still reaches the dialog: antd's tooltip would swallow the key.
 */
export function useTip(text: string): Tip {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const hide = () => setTarget(null);
  useEffect(() => {
    if (!target) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setTarget(null);
    const onScroll = () => setTarget(null);
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', onScroll, true);
    };
  }, [target]);
  return {
    on: {
      onPointerEnter: ({ currentTarget, pointerType }) => pointerType === 'mouse' && setTarget(currentTarget),
      onPointerLeave: hide,
      onPointerDown: hide,
      onClickCapture: hide,
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setTarget(currentTarget),
      onBlur: hide,
    },
    bubble:
      target &&
      createPortal(
        <span ref={(bubble) => void (bubble && place(bubble, target))} aria-hidden="true" className={styles['tip']}>
          {text}
        </span>,
        document.body,
      ),
  };
}

/** Below its button, or above if there is no room; never outside the window. */
function place(bubble: HTMLElement, target: HTMLElement): void {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const most = innerWidth - offsetWidth - EDGE_PX;
  const below = bottom + GAP_PX;
  bubble.style.left = `${Math.max(EDGE_PX, Math.min(left + width / 2 - offsetWidth / 2, most))}px`;
  bubble.style.top = `${below + offsetHeight > innerHeight ? top - GAP_PX - offsetHeight : below}px`;
}
