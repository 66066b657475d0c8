import type { Upload } from '@launchyard/contract/uploads';
import type { Caller } from '../access/caller.ts';
import type { Sql, Tx } from '../kit/database.ts';

/** What the area of applications needs from uploads. Ids are UUIDs. */
export interface AppUploads {
  /** The newest upload of each application that was not cancelled; applications without one are left out. */
  findLatest(sql: Sql, appIds: readonly string[]): Promise<Map<string, Upload>>;
  /**
   * Ends retries of failed uploads of a deleted application, and locks the running one. This transaction holds the
   * account’s lock. Returns what must be done last, because it publishes.
   */
  giveUp(tx: Tx, now: Date, caller: Caller, appId: string): Promise<GivenUp>;
  /** Keeps uploads in the list without their versions, which are permanently deleted; jobs clean the disk. */
  letGo(tx: Tx, versionIds: readonly string[]): Promise<void>;
}

export interface GivenUp {
  /** Cancels the running upload, if there is one. */
  stopRunning(): Promise<void>;
  /** Publishes the uploads that can no longer be retried. */
  tell(): Promise<void>;
}
