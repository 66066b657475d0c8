import { useFragment } from '@apollo/client/react';
import type { TransferState } from '@launchyard/transfer';
import { LiveUpload_UploadFragmentDoc } from '../generated/graphql.ts';
import { useStore } from '../kit/store.ts';
import { useNow } from '../kit/use-now.ts';
import { arrivals, isFresh } from './live/arrivals.ts';
import { overallPercent } from './overall.ts';
import { useTransfer } from './transfer/use-transfers.ts';

export interface UploadProgressNow {
  /** This tab's transfer, with the progress of the whole pipeline; null if it has none. */
  transfer: (Pick<TransferState, 'phase' | 'bytesPerSecond' | 'secondsLeft'> & { percent: number }) | null;
  /** Whether parts arrived just now, from any device. */
  isArriving: boolean;
}

/** An upload's progress, for components that only mention it. */
export function useUploadProgress(uploadId: string | null): UploadProgressNow {
  const transfer = useTransfer(uploadId);
  const from = uploadId === null ? null : { __typename: 'Upload' as const, id: uploadId };
  const { data: upload, complete } = useFragment({ fragment: LiveUpload_UploadFragmentDoc, from });
  const lastArrival = useStore(arrivals).get(uploadId ?? '');
  const now = useNow(lastArrival !== undefined);
  return {
    transfer: transfer && { ...transfer, percent: complete ? overallPercent(upload, transfer) : 0 },
    isArriving: isFresh(lastArrival, now),
  };
}
