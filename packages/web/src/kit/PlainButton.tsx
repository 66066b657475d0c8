import type { ReactNode } from 'react';
import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';
import styles from './PlainButton.module.css';

interface Props {
  kind?: 'primary' | 'default' | 'text' | 'link';
  size?: 'small' | 'middle' | 'large';
  /** Sends the form that it is in. */
  isSubmit?: boolean;
  /** As wide as what it stands in. */
  isBlock?: boolean;
  isDisabled?: boolean;
  /** What it began is not done yet: it turns, and takes no second click. */
  isBusy?: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/** antd's button by looks, for what is shown before antd has loaded: the pages before the panel, and faults. */
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
