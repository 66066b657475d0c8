import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { audit, type AuditDetails, type Author } from './log.ts';

/** What the audit row says in addition to its call, and who did it if no credential says so. */
export interface AuditNote extends AuditDetails {
  author?: Author;
}

/**
 * Makes a change and writes its audit row in one transaction: there is never one without the other. `note` adds what
 * turns up on the way. Once per request.
 */
export type InTransaction = <T>(change: (tx: Tx, note: (more: AuditNote) => void) => Promise<T>) => Promise<T>;

export interface AuditedTransaction {
  inTransaction: InTransaction;
  /** The notes so far, including those of a change that was rolled back. */
  noted: Readonly<AuditNote>;
  /** Whether the row was written. */
  isRecorded(): boolean;
}

/** For one request of the named call. `author` is unset until the caller is known. */
export function createAuditedTransaction(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  call: string,
  author: Author | undefined,
): AuditedTransaction {
  const noted: AuditNote = author ? { author } : {};
  let isRecorded = false;
  return {
    noted,
    isRecorded: () => isRecorded,
    async inTransaction(change) {
      if (isRecorded) throw new Error(`${call} has written its audit row: one request is one change`);
      const result = await database.sql.transaction(async (tx) => {
        const changed = await change(tx, (more) => Object.assign(noted, more));
        const { author: by, ...entry } = noted;
        if (!by) throw new Error(`${call} made a change without an author`);
        await audit(tx, clock(), by, { call, ...entry });
        return changed;
      });
      isRecorded = true;
      return result;
    },
  };
}
