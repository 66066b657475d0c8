import { interruptionText } from '@launchyard/domain/uploads';
import { Banner } from '../kit/Banner.tsx';
import { uploadMessages } from './messages.ts';
import styles from './UploadProgress.module.css';

interface Props {
  triesAgainAt: string;
  /** Milliseconds. */
  now: number;
}

/**
 * A temporary internal error, and when it is retried. Announced once, not for each second of the
 * countdown.
 */
export function Interruption({ triesAgainAt, now }: Props) {
  return (
    <div className={styles['held']}>
      <Banner kind="plain" title={interruptionText(Date.parse(triesAgainAt), now)}>
        <output>{uploadMessages.interruptedHint}</output>
      </Banner>
    </div>
  );
}
