import type { TransferState } from '@launchyard/transfer';
import { Banner } from '../kit/Banner.tsx';
import { heldWords, isBannered } from './held.ts';
import { uploadMessages } from './messages.ts';

/**
 * What users should know or do for the upload to continue. Manual pauses and queueing are explained
 * in the head.
 */
export function HeldBanner({ transfer }: { transfer: TransferState }) {
  const held = heldWords(transfer);
  if (held && isBannered(transfer)) {
    return (
      <Banner kind={transfer.phase === 'stalled' ? 'warn' : 'plain'} icon={held.icon} title={held.title}>
        <p>{held.hint}</p>
      </Banner>
    );
  }
  if (!transfer.usesAlternate || (transfer.phase !== 'sending' && transfer.phase !== 'waiting')) return null;
  return transfer.alternateFails ? (
    <Banner kind="warn" title={uploadMessages.alternateFails} />
  ) : (
    <Banner kind="accent" title={uploadMessages.alternate} />
  );
}
