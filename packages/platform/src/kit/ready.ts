import type { Database } from './database.ts';
import { shareRuns } from './share-runs.ts';

/** Whether the database answers, for whoever asks a public port: however many ask at once, it is asked by one connection. Rejects when it does not. */
export const createReadyCheck = ({ pool }: Pick<Database, 'pool'>): (() => Promise<void>) =>
  shareRuns(async () => {
    await pool.query('select 1');
  });
