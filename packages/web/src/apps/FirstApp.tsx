import type { ReactNode } from 'react';
import { Check, Upload } from 'lucide-react';
import { appListMessages } from './messages.ts';
import styles from './FirstApp.module.css';

interface Props {
  accountLabel: string;
  canUpload: boolean;
  isOver: boolean;
  /** Drag event handlers of the drop area. */
  zone: object;
  /** The button that chooses a file. */
  choose: ReactNode;
  /** The demo application, if there is one. */
  demo: ReactNode;
}

/**
 * The home of an account without applications: one large drop area for a build, and what happens
 * next.
 */
export function FirstApp({ accountLabel, canUpload, isOver, zone, choose, demo }: Props) {
  return (
    <div className={styles['columns']}>
      <div className={styles['drop']} data-over={isOver} {...(canUpload ? zone : {})}>
        <span className={styles['icon']}>
          <Upload size={22} aria-hidden />
        </span>
        <h1>{appListMessages.addApplication}</h1>
        {canUpload ? (
          <>
            <p>{appListMessages.dropLead}</p>
            <p>{appListMessages.dropHint}</p>
            <div className={styles['choose']}>{choose}</div>
          </>
        ) : (
          <p>{appListMessages.readOnly}</p>
        )}
      </div>
      <div>
        <section className={styles['steps']} aria-label={appListMessages.getStarted}>
          <div className={styles['head']}>
            <h2>{appListMessages.getStarted}</h2>
            <span>{appListMessages.stepsDone(1, STEPS.length + 1)}</span>
          </div>
          <ol>
            <li>
              <span className={styles['done']}>
                <Check size={14} aria-hidden />
              </span>
              <div>
                <strong>{appListMessages.stepAccount}</strong>
                <p>{accountLabel}</p>
              </div>
            </li>
            {STEPS.map(({ title, hint }, index) => (
              <li key={title}>
                <span className={styles['number']}>{index + 2}</span>
                <div>
                  <strong>{title}</strong>
                  <p>{hint}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        {demo}
      </div>
    </div>
  );
}

const STEPS = [
  { title: appListMessages.stepUpload, hint: appListMessages.stepUploadHint },
  { title: appListMessages.stepLink, hint: appListMessages.stepLinkHint },
];
