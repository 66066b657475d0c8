import { useCallback, useSyncExternalStore } from 'react';
import type { TransferState } from '@launchyard/transfer';
import { useStore } from '../../kit/store.ts';
import { findTransfer, transfers, type FollowedTransfer } from './transfers.ts';

export const useTransfers = (): readonly FollowedTransfer[] => useStore(transfers);

/** Where this tab stands with sending an upload; null when it does not send it. */
export function useTransfer(uploadId: string | null): TransferState | null {
  useStore(transfers);
  const transfer = uploadId === null ? null : findTransfer(uploadId);
  const subscribe = useCallback(
    (listener: () => void) => transfer?.state.subscribe(listener) ?? (() => undefined),
    [transfer],
  );
  return useSyncExternalStore(subscribe, () => transfer?.state.get() ?? null);
}
