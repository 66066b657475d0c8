/** A part as the object store keeps it. `location` is the store's own name for it. */
export interface StoredPart {
  number: number;
  bytes: number;
  /** 32 bytes. */
  sha256: Buffer;
  location: string;
}

/**
 * Keeps what customers upload, part by part. Which parts there are is in the database, not asked from the store: a cloud store answers that
 * only to whoever may read everything. Ids are UUIDs.
 */
export interface ObjectStore {
  /** From now on the object consists of these parts; anything else that lies there is removed. May be repeated. */
  commit(uploadId: string, parts: readonly StoredPart[]): Promise<void>;
  /** The bytes of one part, as they lie there: whoever reads them compares the hash. */
  readPart(uploadId: string, part: StoredPart): AsyncIterable<Buffer>;
  /** Removes the object, whole or half, also when there is none. */
  remove(uploadId: string): Promise<void>;
}
