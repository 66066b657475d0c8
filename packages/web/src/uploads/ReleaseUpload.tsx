import { PackageMinus } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import type { LiveUpload_UploadFragment } from '../generated/graphql.ts';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { uploadMessages } from './messages.ts';

/** A failed upload with kept files. */
export type KeptUpload = Pick<LiveUpload_UploadFragment, 'id' | 'appName' | 'versionNumber' | 'sizeBytes'>;

interface Props {
  upload: KeptUpload;
  /** It was discarded, or kept after all. */
  onEnd: () => void;
}

/** Asks before discarding a failed upload's files, and says how much storage that frees. */
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
