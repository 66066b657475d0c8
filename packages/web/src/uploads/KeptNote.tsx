import { useState } from 'react';
import { PackageMinus } from 'lucide-react';
import { Button } from 'antd';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { formatMoment } from '../kit/format.ts';
import { kitMessages } from '../kit/messages.ts';
import styles from './KeptNote.module.css';
import { uploadMessages } from './messages.ts';
import { ReleaseUpload } from './ReleaseUpload.tsx';

interface Props {
  upload: LiveUpload_UploadFragment;
}

/**
 * Until when a failed upload can be retried, and a button to free its storage earlier; empty if
 * nothing is kept.
 */
export function KeptNote({ upload }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (upload.expiresAt === null || !(upload.viewerCanRetry || upload.viewerCanRelease)) return null;
  return (
    <div className={styles['kept']}>
      <p>{uploadMessages.retryKept(formatMoment(upload.expiresAt))}</p>
      {upload.viewerCanRelease && (
        <Button size="small" icon={<PackageMinus size={15} aria-hidden />} onClick={() => setAsking(true)}>
          {kitMessages.giveUpKept}
        </Button>
      )}
      {isAsking && <ReleaseUpload upload={upload} onEnd={() => setAsking(false)} />}
    </div>
  );
}
