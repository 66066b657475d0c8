import { PackageMinus } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { uploadMessages } from './messages.ts';

/** A failed upload of which something is kept. */
export type KeptUpload = Pick<LiveUpload_UploadFragment, 'id' | 'appName' | 'versionNumber' | 'sizeBytes'>;

interface Props {
  upload: KeptUpload;
  /** It was given up, or kept after all. */
  onEnd: () => void;
}

/** Asks before what is kept of a failed upload is given up, and says how much storage that frees. */
export function ReleaseUpload({ upload, onEnd }: Props) {
  const size = formatBytes(upload.sizeBytes);
  return (
    <GiveUpDialog
      uploadId={upload.id}
      icon={PackageMinus}
      title={uploadMessages.releaseTitle}
      doneText={uploadMessages.released(size)}
      onDone={onEnd}
      onKeep={onEnd}
    >
      <p>{uploadMessages.releaseQuestion(upload.appName, upload.versionNumber)}</p>
      <p>{uploadMessages.releaseFrees(size)}</p>
    </GiveUpDialog>
  );
}
