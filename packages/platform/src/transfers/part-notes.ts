import type { StorageProvider } from '@launchyard/domain/uploads';
import type { Database, Tx } from '../kit/database.ts';

/** A part that counts from now on. `beganAt` is when its first byte came, where that is known. */
export interface ArrivedPart {
  bytes: number;
  storage: StorageProvider;
  beganAt: Date | null;
  /** When the byte before it came. */
  lastByteAt: Date;
}

/** What the owner of a transfer writes down about how it is sent. `transferId` is a UUID. */
export interface PartNotes {
  /** The part counts. Runs with it in one transaction, the transfer locked. */
  noteArrived(tx: Tx, now: Date, transferId: string, part: ArrivedPart): Promise<void>;
  /** A part broke off or came damaged, and the sender was told so. */
  noteFailed(database: Database, now: Date, transferId: string, storage: StorageProvider): Promise<void>;
}
