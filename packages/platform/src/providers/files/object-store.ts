import type { StorageProvider } from '@launchyard/domain/uploads';

/** A part in an object store. `location` is the store’s own name for it. */
export interface StoredPart {
  number: number;
  bytes: number;
  /** 32 bytes. */
  sha256: Buffer;
  location: string;
}

/** Bytes of a file from first to last, both inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Stores what customers send, part by part. The database decides which parts count. Objects are named by the UUIDs of
 * their transfers.
 */
export interface ObjectStore {
  /**
   * The parts of an object in the store. Only for stores that receive parts without us: check them before counting
   * parts. If the files process receives them, a part is recorded before it is acknowledged.
   */
  listParts?: (objectId: string) => Promise<StoredPart[]>;
  /** From now on the object consists of these parts, at least one; anything else in it is removed. May be repeated. */
  commit(objectId: string, parts: readonly StoredPart[]): Promise<void>;
  /** The bytes of one part as stored; the reader compares the hash. With a range only those bytes, counted from 0. */
  readPart(objectId: string, part: StoredPart, range?: ByteRange): AsyncIterable<Buffer>;
  /**
   * Writes bytes to disk under a unique name and returns what arrived once it is synced. The part counts only when it
   * is recorded; until then `discardPart` removes it. Throws the errors of the disk or the sender’s connection, leaving
   * nothing behind.
   */
  receivePart(objectId: string, number: number, body: AsyncIterable<Buffer>): Promise<StoredPart>;
  /** Removes a part that nothing refers to, and the object’s folder if it was the last part. */
  discardPart(objectId: string, location: string): Promise<void>;
  /** Removes the object, complete or not; does nothing if there is none. */
  remove(objectId: string): Promise<void>;
}

/** The user and credential that requested a link; it ends with them. Ids are UUIDs. */
export interface LinkAsker {
  personId: string;
  /** `sessionId` for a token for GraphiQL: its key is the credential, and the link ends with its session, too. */
  credential: { kind: 'session' | 'key'; id: string; sessionId: string | null };
}

/** What a link allows: to write this part, of exactly so many bytes, until then. `objectId` is a UUID. */
export interface PartGrant {
  objectId: string;
  asker: LinkAsker;
  number: number;
  bytes: number;
  expiresAt: Date;
}

/** A request that writes a part, without its body. */
export interface SignedPart {
  method: 'PUT';
  url: string;
  /** To be sent unchanged. */
  headers: Array<{ name: string; value: string }>;
  /** The name of the header for the SHA-256 of the part, in hex. */
  sha256Header: string;
}

/** Signs links for sending parts to a store. Separate from the store, because the signer need not be able to read. */
export interface PartSigner {
  signPart(grant: PartGrant): Promise<SignedPart>;
}

export type Stores = Record<StorageProvider, ObjectStore>;
export type Signers = Record<StorageProvider, PartSigner>;
