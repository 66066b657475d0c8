import {
  machineClock,
  Transfer,
  Turns,
  type Network,
  type TransferCalls,
  type TransferredUpload,
} from '@launchyard/transfer';
import { ofTab } from '../../kit/state.ts';
import { claimUpload } from './claim.ts';
import { hashPart } from './part-hash.ts';
import { putPart } from './put-part.ts';
import { speedLimit } from './speed-memory.ts';

/** A transfer in this browser. It keeps the file for a retry. */
export type FileTransfer = Transfer<Blob> & { file: Blob };

/** The uploads of this window take turns. */
const turns = ofTab(() => new Turns());

/**
 * The transfer engine in a browser: slices that are read as they are sent, a hashing worker,
 * XMLHttpRequest. Builds wait for each other; small files bring their own queue.
 */
export function fileTransfer(
  upload: TransferredUpload,
  file: Blob,
  calls: TransferCalls,
  line: Turns = turns(),
): FileTransfer {
  const transfer = new Transfer(upload, {
    calls,
    read: (offset, bytes) => Promise.resolve(file.slice(offset, offset + bytes)),
    hash: hashPart,
    put: putPart,
    network: browserNetwork,
    clock: machineClock,
    // A running request cannot be slowed down: streaming a body needs HTTP/2, and two of three
    // browsers cannot do it.
    pacing: 'parts',
    limit: speedLimit(),
    turns: line,
    claim: claimUpload,
    report: reportError,
  });
  return Object.assign(transfer, { file });
}

/** The browser's network status. */
export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
