import type { FragmentType } from '@apollo/client';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatGigabytes } from '@launchyard/domain/kit';
import { storageBar } from '@launchyard/domain/plans';
import { StorageCard_AccountFragmentDoc, type StorageCard_AccountFragment } from '../generated/graphql.ts';
import { formatCount, formatFullDay, formatPercent, formatTotal } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useFragmentData } from '../kit/use-fragment-data.ts';
import { plansAddress } from './addresses.ts';
import { planMessages } from './messages.ts';
import styles from './StorageCard.module.css';

interface Props {
  account: FragmentType<StorageCard_AccountFragment>;
  /** Whether it is inside another card. */
  isWithin?: boolean;
}

/** How full the storage is, and how much was streamed. Unknown values show a dash and an empty track, never zero. */
export function StorageCard({ account, isWithin = false }: Props) {
  const { storage, streamedTime } = useFragmentData(StorageCard_AccountFragmentDoc, account);
  const label = isWithin ? planMessages.storageUtilized : planMessages.storage;
  return (
    <section className={styles['card']} data-within={isWithin} {...(isWithin && { role: 'group' })} aria-label={label}>
      {storage ? <Usage storage={storage} label={label} /> : <Unknown label={label} />}
      <p className={styles['minutes']}>
        <strong>{planMessages.minutesStreamed}</strong>
        <span>
          <b>{streamedTime ? formatCount(streamedTime.minutes) : planMessages.unknown}</b>
          {streamedTime && ` ${planMessages.since(formatFullDay(streamedTime.startedAt))}`}
        </span>
      </p>
    </section>
  );
}

interface UsageProps {
  storage: NonNullable<StorageCard_AccountFragment['storage']>;
  label: string;
}

function Usage({ storage, label }: UsageProps) {
  const bar = storageBar(storage);
  return (
    <>
      <p className={styles['head']} data-critical={bar.isCritical}>
        <strong>{label}</strong>
        <span>
          <b>{formatGigabytes(bar.heldBytes)}</b> {planMessages.of(formatTotal(storage.totalBytes))}
        </span>
      </p>
      <ProgressBar percent={bar.widthPercent} label={label} kind={bar.isCritical ? 'bad' : 'ink'} height={6} />
      <p className={styles['caption']} data-critical={bar.isCritical}>
        {bar.isCritical && <TriangleAlert size={14} aria-hidden />}
        {formatPercent(Math.round(bar.percent))} {planMessages.used}
        {bar.isCritical && (
          <>
            {' · '}
            <Link to={plansAddress}>{planMessages.upgradeStorage}</Link>
          </>
        )}
      </p>
    </>
  );
}

function Unknown({ label }: { label: string }) {
  return (
    <>
      <p className={styles['head']}>
        <strong>{label}</strong>
        <b>{planMessages.unknown}</b>
      </p>
      <div className={styles['emptyTrack']} />
      <p className={styles['caption']}>{planMessages.unknownHint}</p>
    </>
  );
}
