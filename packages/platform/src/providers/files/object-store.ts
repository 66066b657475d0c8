import type { StorageProvider } from '@launchyard/domain/uploads';

/** A part as an object store keeps it. `location` is the store's own name for it. */
export interface StoredPart {
  number: number;
  bytes: number;
  /** 32 bytes. */
  sha256: Buffer;
  location: string;
}

/** Bytes of a file from the first to the last, both of them included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Keeps what customers send, part by part. Which parts count is in the database. Objects are named by UUIDs, those of their transfers.
 */
export interface ObjectStore {
  /**
   * What lies there of an object. Only a store that takes parts in without us has it: whatever counts parts asks it first. Where the
   * files process takes them in, a part is recorded before it is acknowledged, and there is nothing to ask.
   */
  listParts?: (objectId: string) => Promise<StoredPart[]>;
  /** From now on the object consists of these parts, at least one; anything else that lies there is removed. May be repeated. */
  commit(objectId: string, parts: readonly StoredPart[]): Promise<void>;
  /** The bytes of one part, as they lie there: whoever reads them compares the hash. With a range only those, counted from 0. */
  readPart(objectId: string, part: StoredPart, range?: ByteRange): AsyncIterable<Buffer>;
  /**
   * Writes bytes to disk and answers what arrived once that is synced, under a name that nothing else has. The part counts only when it is
   * recorded; until then `discardPart` takes it away. Throws what the disk or the sender's connection throws, leaving nothing.
   */
  receivePart(objectId: string, number: number, body: AsyncIterable<Buffer>): Promise<StoredPart>;
  /** Takes away a part that nothing refers to, and what was made for the object where it was the last thing in it. */
  discardPart(objectId: string, location: string): Promise<void>;
  /** Removes the object, whole or half, also when there is none. */
  remove(objectId: string): Promise<void>;
}

/** Who asked for a link, and with what: it ends with that. Ids are UUIDs. */
export interface LinkAsker {
  personId: string;
  credential: { kind: 'session' | 'key'; id: string };
}

/** What a link allows: to write this part, of exactly so many bytes, until then. `objectId` is a UUID. */
export interface PartGrant {
  objectId: string;
  asker: LinkAsker;
  number: number;
  bytes: number;
  expiresAt: Date;
}

/** A request that writes a part, all but its body. */
export interface SignedPart {
  method: 'PUT';
  url: string;
  /** To be sent as they are. */
  headers: Array<{ name: string; value: string }>;
  /** The name of the header in which the sender puts the SHA-256 of the part, in hex. */
  sha256Header: string;
}

/** Signs links for sending parts to a store. Apart from the store, because who signs need not be able to read. */
export interface PartSigner {
  signPart(grant: PartGrant): Promise<SignedPart>;
}

export type Stores = Record<StorageProvider, ObjectStore>;
export type Signers = Record<StorageProvider, PartSigner>;
