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

/** A transfer of this browser. It keeps the file: a retry begins with it. */
export type FileTransfer = Transfer<Blob> & { file: Blob };

/** The uploads of this window send one after the other. */
const turns = ofTab(() => new Turns());

/**
 * The engine with what a browser has: slices that are read as they are sent, a worker that hashes, XMLHttpRequest. Builds wait for each other;
 * what is small brings a line of its own.
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
    // A request cannot be slowed down once it runs: a body that is handed over bit by bit needs HTTP/2, and two of three browsers lack it.
    pacing: 'parts',
    limit: speedLimit(),
    turns: line,
    claim: claimUpload,
    report: reportError,
  });
  return Object.assign(transfer, { file });
}

/** What the browser knows of the network. */
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
