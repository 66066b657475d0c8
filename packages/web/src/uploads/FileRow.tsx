import { FileArchive, ShieldCheck, ShieldX, X } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import { Chip } from '../kit/Chip.tsx';
import { shownFileName } from '../kit/file-name.ts';
import { uploadMessages } from './messages.ts';
import styles from './FileRow.module.css';

interface Props {
  fileName: string;
  sizeBytes: number;
  facts: readonly string[];
  plugin?: 'found' | 'absent' | null;
  isStopped?: boolean;
}

/** The file to send, with its details. */
export function FileRow({ fileName, sizeBytes, facts, plugin = null, isStopped = false }: Props) {
  return (
    <div className={styles['row']}>
      <FileArchive size={18} aria-hidden />
      <div className={styles['words']}>
        <p className={styles['name']} title={fileName}>
          {shownFileName(fileName)}
        </p>
        <p className={styles['facts']}>{[formatBytes(sizeBytes), ...facts].join(' · ')}</p>
      </div>
      {isStopped && (
        <Chip kind="bad" icon={X}>
          {uploadMessages.stopped}
        </Chip>
      )}
      {!isStopped && plugin === 'found' && (
        <Chip kind="ok" icon={ShieldCheck}>
          {uploadMessages.pluginFound}
        </Chip>
      )}
      {!isStopped && plugin === 'absent' && (
        <Chip kind="warn" icon={ShieldX}>
          {uploadMessages.pluginAbsent}
        </Chip>
      )}
    </div>
  );
}
