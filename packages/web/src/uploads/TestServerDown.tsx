import { TEST_SERVER_DOWN_TEXT } from '@launchyard/domain/uploads';
import { Banner } from '../kit/Banner.tsx';
import { uploadMessages } from './messages.ts';
import styles from './UploadProgress.module.css';

/**
 * Applications §8: the stream test server is down. The switch it mentions is in the dialog's foot.
 */
export function TestServerDown() {
  return (
    <output className={styles['held']}>
      <Banner kind="warn" title={TEST_SERVER_DOWN_TEXT}>
        <p>{uploadMessages.testServerHint}</p>
      </Banner>
    </output>
  );
}
