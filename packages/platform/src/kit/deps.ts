import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** What every part of the services is given at its start, instead of reaching for it. */
export interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
}
