import { TEST_SERVER_DOWN_TEXT } from '@launchyard/domain/uploads';
import { Banner } from '../kit/Banner.tsx';
import { uploadMessages } from './messages.ts';
import styles from './UploadProgress.module.css';

/** Applications §8: the stream test server is down. The switch that it speaks of stands in the foot of the dialog. */
export function TestServerDown() {
  return (
    <output className={styles['held']}>
      <Banner kind="warn" title={TEST_SERVER_DOWN_TEXT}>
        <p>{uploadMessages.testServerHint}</p>
      </Banner>
    </output>
  );
}
