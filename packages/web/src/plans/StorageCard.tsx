import type { FragmentType } from '@apollo/client';
import { TriangleAlert } from 'lucide-react';
import { formatGigabytes } from '@launchyard/domain/kit';
import { usageBar } from '@launchyard/domain/plans';
import { StorageCard_AccountFragmentDoc, type StorageCard_AccountFragment } from '../generated/graphql.ts';
import { formatPercent, formatTotal } from '../kit/format.ts';
import { ProgressBar } from '../kit/ProgressBar.tsx';
import { useFragmentData } from '../kit/useFragmentData.ts';
import { planMessages } from './messages.ts';
import styles from './StorageCard.module.css';

interface Props {
  account: FragmentType<StorageCard_AccountFragment>;
  supportUrl: string;
}

/**
 * How full the storage is. Not known is a dash and an empty track, never nothing used. Nothing counts streamed minutes, since no server
 * streams yet: the card says that instead of a number.
 */
export function StorageCard({ account, supportUrl }: Props) {
  const { storage } = useFragmentData(StorageCard_AccountFragmentDoc, account);
  return (
    <section className={styles['card']} aria-label={planMessages.storage}>
      {storage ? <Usage storage={storage} supportUrl={supportUrl} /> : <Unknown />}
      <p className={styles['minutes']}>
        <strong>{planMessages.minutesStreamed}</strong>
        <span>{planMessages.notCounted}</span>
      </p>
    </section>
  );
}

interface UsageProps {
  storage: NonNullable<StorageCard_AccountFragment['storage']>;
  supportUrl: string;
}

function Usage({ storage, supportUrl }: UsageProps) {
  const held = storage.usedBytes + storage.reservedBytes;
  const bar = usageBar(held, storage.totalBytes);
  return (
    <>
      <p className={styles['head']} data-critical={bar.isCritical}>
        <strong>{planMessages.storage}</strong>
        <span>
          <b>{formatGigabytes(held)}</b> {planMessages.of(formatTotal(storage.totalBytes))}
        </span>
      </p>
      <ProgressBar
        percent={bar.widthPercent}
        label={planMessages.storage}
        kind={bar.isCritical ? 'bad' : 'ink'}
        height={6}
      />
      <p className={styles['caption']} data-critical={bar.isCritical}>
        {bar.isCritical && <TriangleAlert size={14} aria-hidden />}
        {formatPercent(Math.round(bar.percent))} {planMessages.used}
        {bar.isCritical && (
          <>
            {' · '}
            <a href={supportUrl}>{planMessages.contactSupport}</a> {planMessages.forMore}
          </>
        )}
      </p>
    </>
  );
}

function Unknown() {
  return (
    <>
      <p className={styles['head']}>
        <strong>{planMessages.storage}</strong>
        <b>{planMessages.unknown}</b>
      </p>
      <div className={styles['emptyTrack']} />
      <p className={styles['caption']}>{planMessages.unknownHint}</p>
    </>
  );
}
