import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import styles from './StateBlock.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  sentence?: string | undefined;
  kind?: 'plain' | 'bad';
  /** In place of a whole page: its line is the heading. */
  isPage?: boolean;
  children?: ReactNode;
}

/** Shown in place of a list: an icon, one line, one sentence, one action. */
export function StateBlock({ icon: Icon, title, sentence, kind = 'plain', isPage = false, children }: Props) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles['block']} data-kind={kind} role={kind === 'bad' ? 'alert' : undefined}>
      <span className={styles['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <Title className={styles['title']}>{title}</Title>
      {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
