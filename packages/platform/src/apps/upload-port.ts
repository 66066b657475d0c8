import type { Upload } from '@launchyard/contract/uploads';
import type { Caller } from '../access/caller.ts';
import type { Sql, Tx } from '../kit/database.ts';

/** What applications ask of the uploads, which know them. Ids are UUIDs. */
export interface AppUploads {
  /** The newest upload of each application that was not cancelled; applications without one are left out. */
  findLatest(sql: Sql, appIds: readonly string[]): Promise<Map<string, Upload>>;
  /**
   * Has failed uploads of an application that goes no longer tried again, and the one that runs stand still. The account is locked by this
   * transaction. Answers what is to be done last, because it publishes.
   */
  giveUp(tx: Tx, now: Date, caller: Caller, appId: string): Promise<GivenUp>;
  /** Has uploads stay in the list without their versions, which go for good; jobs clean the disk. */
  letGo(tx: Tx, versionIds: readonly string[]): Promise<void>;
}

export interface GivenUp {
  /** Cancels the upload that runs, if there is one. */
  stopRunning(): Promise<void>;
  /** Tells of those that can no longer be tried again. */
  tell(): Promise<void>;
}
