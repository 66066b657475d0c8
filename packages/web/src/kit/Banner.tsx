import type { ReactNode } from 'react';
import { CircleX, Copy, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { copyText } from './copy.ts';
import { kitMessages } from './messages.ts';
import { PlainButton } from './PlainButton.tsx';
import styles from './Banner.module.css';

interface Props {
  kind: 'bad' | 'warn' | 'accent' | 'plain';
  /** The bold line; the specification's text if it has one. */
  title: string;
  icon?: LucideIcon;
  /** What it means, what still works, what to do. */
  children?: ReactNode;
  /** The button at the end; `supportText` adds its own. */
  action?: ReactNode;
  supportText?: string | undefined;
}

const ICONS: Record<Props['kind'], LucideIcon> = { bad: CircleX, warn: TriangleAlert, accent: Info, plain: Info };

export function Banner({ kind, title, icon, children, action, supportText }: Props) {
  const Icon = icon ?? ICONS[kind];
  return (
    <div className={styles['banner']} data-kind={kind} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon size={16} aria-hidden className={styles['icon']} />
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {children}
      </div>
      {supportText !== undefined && (
        <PlainButton size="small" icon={<Copy size={15} aria-hidden />} onClick={() => void copyText(supportText)}>
          {kitMessages.copyForSupport}
        </PlainButton>
      )}
      {action}
    </div>
  );
}
