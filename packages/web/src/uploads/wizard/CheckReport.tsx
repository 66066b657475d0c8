import { CircleCheck, CircleX, FileArchive, TriangleAlert } from 'lucide-react';
import { formatBytes, formatGigabytes } from '@launchyard/domain/kit';
import { availableBytes, checkStorage, type StorageUsage } from '@launchyard/domain/plans';
import { checkBuild, uploadViolations } from '@launchyard/domain/uploads';
import { shownFileName } from '../fileName.ts';
import { ZipInput } from '../FileDrop.tsx';
import { uploadMessages } from '../messages.ts';
import type { PickedFile } from '../scan/picked.ts';
import { buildFacts } from './buildFacts.ts';
import styles from './CheckReport.module.css';

interface Props {
  picked: Extract<PickedFile, { file: File }>;
  storage: StorageUsage | null;
  onReplace: (file: File) => void;
}

/** What was found in the chosen file, before a byte of it is sent. */
export function CheckReport({ picked, storage, onReplace }: Props) {
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
        <ZipInput id="replace-file" onPick={onReplace} className={styles['replace']}>
          {uploadMessages.replace}
        </ZipInput>
      </div>
      {picked.step === 'scanned' && <Checks picked={picked} storage={storage} />}
    </section>
  );
}

function statusText(picked: Props['picked']): string {
  if (picked.step === 'scanning') return uploadMessages.checking;
  if (picked.step === 'scanned') return uploadMessages.checkedIn(picked.scan.seconds.toFixed(2));
  return uploadMessages.nothingSent;
}

function Checks({
  picked,
  storage,
}: {
  picked: Extract<PickedFile, { step: 'scanned' }>;
  storage: StorageUsage | null;
}) {
  const { file, scan } = picked;
  const { inspection } = scan;
  const facts = buildFacts(inspection, inspection.isLinuxDetected);
  const found = checkBuild(inspection, {
    appName: null,
    isLinuxConfirmed: null,
    skipZipChecking: false,
    plugin2Supported: false,
  });
  const refused = new Set(found.violations.map(({ code }) => code));
  return (
    <ul className={styles['checks']}>
      <Check state="passed" label={uploadMessages.archive} value={uploadMessages.archiveReadable(facts.files)} />
      <Check
        state={
          refused.has(uploadViolations.noExecutable.code) ? 'failed' : found.linuxQuestion ? 'attention' : 'passed'
        }
        label={uploadMessages.executable}
        value={facts.executable ?? uploadMessages.pluginMissing}
      />
      <Check
        state={refused.has(uploadViolations.plugin2.code) ? 'failed' : facts.plugin === null ? 'attention' : 'passed'}
        label={uploadMessages.plugin}
        value={facts.plugin ?? uploadMessages.pluginMissing}
      />
      <Check
        state={storage === null ? 'attention' : checkStorage(file.size, storage).length > 0 ? 'failed' : 'passed'}
        label={uploadMessages.storage}
        value={storage === null ? uploadMessages.storageUnknown : freeText(file.size, storage)}
      />
    </ul>
  );
}

function freeText(sizeBytes: number, storage: StorageUsage): string {
  return uploadMessages.storageFree(formatBytes(sizeBytes), formatGigabytes(availableBytes(storage)));
}

const ICONS = { passed: CircleCheck, failed: CircleX, attention: TriangleAlert };

function Check({ state, label, value }: { state: 'passed' | 'failed' | 'attention'; label: string; value: string }) {
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={16} aria-hidden />
      <span className="srOnly">{uploadMessages[state]}: </span>
      <strong>{label}</strong>
      <span className={styles['value']} title={value}>
        {value}
      </span>
    </li>
  );
}
