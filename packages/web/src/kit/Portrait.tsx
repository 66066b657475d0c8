import { useState } from 'react';
import { cx } from './cx.ts';
import styles from './Portrait.module.css';

interface Props {
  name: string;
  /** Its logo; if there is none or it fails to load, the first letter of the name stands for it. */
  url: string | null;
  className?: string | undefined;
}

/** The logo of an account. Decorative: the name is next to it. */
export function Portrait({ name, url, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url !== null && url !== failed)
    return <img src={url} alt="" className={cx(styles['portrait'], className)} onError={() => setFailed(url)} />;
  // As generated content it is no part of the words of a button, which its name must contain.
  return <span className={cx(styles['portrait'], className)} data-initial={initialOf(name)} aria-hidden="true" />;
}

export const initialOf = (name: string): string => name.slice(0, 1).toUpperCase();
