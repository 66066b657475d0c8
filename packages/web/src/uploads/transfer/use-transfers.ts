import { useCallback, useSyncExternalStore } from 'react';
import type { TransferState } from '@launchyard/transfer';
import { useStore } from '../../kit/store.ts';
import { findTransfer, transfers, type FollowedTransfer } from './transfers.ts';

export const useTransfers = (): readonly FollowedTransfer[] => useStore(transfers);

/** The state of this tab's transfer of an upload; null if it has none. */
export function useTransfer(uploadId: string | null): TransferState | null {
  useStore(transfers);
  const transfer = uploadId === null ? null : findTransfer(uploadId);
  const subscribe = useCallback(
    (listener: () => void) => transfer?.state.subscribe(listener) ?? (() => undefined),
    [transfer],
  );
  return useSyncExternalStore(subscribe, () => transfer?.state.get() ?? null);
}
