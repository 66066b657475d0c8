import { FileArchive } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import type { StorageUsage } from '@launchyard/domain/plans';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import { Button } from 'antd';
import { shownFileName } from '../../kit/file-name.ts';
import { ZipInput } from '../ZipInput.tsx';
import { uploadMessages } from '../messages.ts';
import { clearPicked, type PickedFile } from '../scan/picked.ts';
import { BuildDetails } from './BuildDetails.tsx';
import { Checks } from './Checks.tsx';
import { judgePicked, type Capabilities } from './judge.ts';
import styles from './CheckReport.module.css';

interface Props {
  picked: Extract<PickedFile, { file: File }>;
  given: BuildAnswers;
  storage: StorageUsage | null;
  capabilities: Capabilities;
  onReplace: (file: File) => void;
}

/** The findings in the chosen file, before a byte of it is sent. */
export function CheckReport({ picked, given, storage, capabilities, onReplace }: Props) {
  const { file } = picked;
  return (
    <section className={styles['report']} aria-label={uploadMessages.checkReport}>
      <div className={styles['head']}>
        <FileArchive size={18} aria-hidden />
        <div className={styles['file']}>
          <p className={styles['name']} title={file.name}>
            {shownFileName(file.name)}
          </p>
          <p className={styles['caption']}>
            {formatBytes(file.size)} · {statusText(picked)}
          </p>
        </div>
        {picked.step === 'scanning' ? (
          <Button size="small" type="text" onClick={clearPicked}>
            {uploadMessages.stopChecking}
          </Button>
        ) : (
          <ZipInput id="replace-file" onPick={onReplace} className={styles['replace']}>
            {uploadMessages.replace}
          </ZipInput>
        )}
      </div>
      {picked.step === 'scanned' && (
        <Found picked={picked} given={given} storage={storage} capabilities={capabilities} />
      )}
    </section>
  );
}

type FoundProps = Omit<Props, 'picked' | 'onReplace'> & { picked: Extract<PickedFile, { step: 'scanned' }> };

function Found({ picked: { file, scan }, given, storage, capabilities }: FoundProps) {
  const { inspection } = scan;
  const judgement = judgePicked(inspection, given, capabilities);
  return (
    <>
      <Checks
        inspection={inspection}
        judgement={judgement}
        isSkipped={given.skipsZipChecking}
        sizeBytes={file.size}
        storage={storage}
      />
      <BuildDetails inspection={inspection} judgement={judgement} sizeBytes={file.size} storage={storage} />
    </>
  );
}

function statusText(picked: Props['picked']): string {
  switch (picked.step) {
    case 'scanning': {
      const { progress } = picked;
      if (progress === null) return uploadMessages.checking;
      return uploadMessages.checkingAt(formatBytes(progress.readBytes), formatBytes(progress.wantedBytes));
    }
    case 'scanned':
      return uploadMessages.checkedIn(picked.scan.seconds.toFixed(2));
    case 'unreadable':
    case 'unchecked':
    case 'refused':
      return uploadMessages.nothingSent;
  }
}
