import { formatGigabytes } from '@launchyard/domain/kit';
import type { StorageUsage } from '@launchyard/domain/plans';
import { formatTotal } from '../kit/format.ts';
import { uploadMessages } from './messages.ts';
import styles from './StorageBar.module.css';

interface Props {
  storage: StorageUsage | null;
  sizeBytes: number;
  /** Whether the reserved storage already includes this upload. */
  isReserved: boolean;
}

/**
 * One bar for used, required and available. Storage reserved by other uploads counts as used,
 * because it is not available.
 */
export function StorageBar({ storage, sizeBytes, isReserved }: Props) {
  if (!storage) return <p className={styles['fault']}>{uploadMessages.storageFault}</p>;
  const { totalBytes } = storage;
  const used = Math.max(0, storage.usedBytes + storage.reservedBytes - (isReserved ? sizeBytes : 0));
  const available = Math.max(0, totalBytes - used - sizeBytes);
  const share = (bytes: number) => `${Math.min(100, (bytes / totalBytes) * 100)}%`;
  return (
    <section className={styles['storage']} aria-label={uploadMessages.storage}>
      <div className={styles['head']}>
        <strong>{uploadMessages.storage}</strong>
        <span>{uploadMessages.leftAfter(formatGigabytes(available))}</span>
      </div>
      <div className={styles['bar']} aria-hidden="true">
        <span data-kind="used" style={{ width: share(used) }} />
        <span data-kind="required" style={{ width: share(sizeBytes) }} />
      </div>
      <dl className={styles['legend']}>
        <Figure kind="used" label={uploadMessages.used} bytes={used} />
        <Figure kind="required" label={uploadMessages.required} bytes={sizeBytes} />
        <Figure kind="available" label={uploadMessages.available} bytes={available} />
        <div data-kind="total">
          <dt>{uploadMessages.total}</dt>
          <dd>{formatTotal(totalBytes)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Figure({ kind, label, bytes }: { kind: string; label: string; bytes: number }) {
  return (
    <div data-kind={kind}>
      <dt>{label}</dt>
      <dd>{formatGigabytes(bytes)}</dd>
    </div>
  );
}
