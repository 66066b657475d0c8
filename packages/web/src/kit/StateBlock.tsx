import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './StateBlock.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  sentence?: string | undefined;
  kind?: 'plain' | 'bad';
  children?: ReactNode;
}

/** Shown in place of a list: an icon, one line, one sentence, one action. */
export function StateBlock({ icon: Icon, title, sentence, kind = 'plain', children }: Props) {
  return (
    <div className={styles['block']} data-kind={kind} role={kind === 'bad' ? 'alert' : undefined}>
      <span className={styles['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <p className={styles['title']}>{title}</p>
      {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
