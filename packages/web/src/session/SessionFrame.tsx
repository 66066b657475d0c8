import type { ReactNode } from 'react';
import { sessionMessages } from './messages.ts';
import { Scene } from './Scene.tsx';
import styles from './SessionFrame.module.css';

export interface FrameProps {
  mark: ReactNode;
  tagline: string;
  taglineHint: string;
  /** Unset until known. */
  supportUrl: string | undefined;
}

/** A form on the left, a streaming scene on the right; only the form on phones. */
export function SessionFrame({
  mark,
  tagline,
  taglineHint,
  supportUrl,
  children,
}: FrameProps & { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>{mark}</header>
      <main className={styles['main']}>{children}</main>
      <footer className={styles['foot']}>
        {supportUrl !== undefined && (
          <p>
            {sessionMessages.needHelp} <a href={supportUrl}>{sessionMessages.contactSupport}</a>
          </p>
        )}
      </footer>
      <aside className={styles['aside']} aria-hidden="true">
        <Scene />
        <p className={styles['tagline']}>
          {tagline}
          <span>{taglineHint}</span>
        </p>
      </aside>
    </div>
  );
}
