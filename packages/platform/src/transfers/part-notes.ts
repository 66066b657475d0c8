import type { StorageProvider } from '@launchyard/domain/uploads';
import type { Database, Tx } from '../kit/database.ts';

/** A newly counted part. `beganAt` is when its first byte arrived, if known. */
export interface ArrivedPart {
  bytes: number;
  storage: StorageProvider;
  beganAt: Date | null;
  /** When the byte before it arrived. */
  lastByteAt: Date;
}

/** Hooks with which the owner of a transfer records how it is sent. `transferId` is a UUID. */
export interface PartNotes {
  /** The part counts. Runs in the same transaction, with the transfer locked. */
  noteArrived(tx: Tx, now: Date, transferId: string, part: ArrivedPart): Promise<void>;
  /** A part was interrupted or arrived damaged, and its sender was told. */
  noteFailed(database: Database, now: Date, transferId: string, storage: StorageProvider): Promise<void>;
}
