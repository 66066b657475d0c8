import type { Database } from './database.ts';
import { shareRuns } from './share-runs.ts';

/**
 * Whether the database answers, for checks on a public port: however many come at once, one connection asks. Rejects if
 * it does not.
 */
export const createReadyCheck = ({ pool }: Pick<Database, 'pool'>): (() => Promise<void>) =>
  shareRuns(async () => {
    await pool.query('select 1');
  });
