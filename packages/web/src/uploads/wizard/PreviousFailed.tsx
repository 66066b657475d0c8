import { cardLabel } from '@launchyard/domain/uploads';
import { Link } from 'react-router-dom';
import { Banner } from '../../kit/Banner.tsx';
import { uploadAddress } from '../addresses.ts';
import { uploadMessages } from '../messages.ts';
import styles from './FileStep.module.css';

export interface PreviousUpload {
  id: string;
  state: string;
  stageLabel: string;
}

/** When updating an application whose last upload failed, shows why before it happens again. */
export function PreviousFailed({ upload }: { upload: PreviousUpload }) {
  return (
    <div className={styles['previous']}>
      <Banner kind="warn" title={cardLabel('failed', null)}>
        <p>
          {uploadMessages.previousFailedHint(upload.stageLabel)}{' '}
          <Link to={uploadAddress(upload.id)}>{uploadMessages.openFailed}</Link>
        </p>
      </Banner>
    </div>
  );
}
