import type { ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './PlainButton.module.css';

interface Props {
  kind?: 'primary' | 'default' | 'text' | 'link';
  size?: 'small' | 'middle' | 'large';
  /** Submits its form. */
  isSubmit?: boolean;
  /** As wide as its container. */
  isBlock?: boolean;
  isDisabled?: boolean;
  /** Its action is still running: shows a spinner and ignores clicks. */
  isBusy?: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/**
 * Looks like antd's button, for content shown before antd has loaded: the signed-out pages and
 * faults.
 */
export function PlainButton(props: Props) {
  const {
    kind = 'default',
    size = 'middle',
    isSubmit = false,
    isBlock = false,
    isDisabled = false,
    isBusy = false,
  } = props;
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={cx(styles['button'], isBlock && styles['block'])}
      data-kind={kind}
      data-size={size}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else props.onClick?.();
      }}
    >
      {isBusy ? <LoaderCircle size={16} aria-hidden className={styles['turning']} /> : props.icon}
      {props.children}
    </button>
  );
}
