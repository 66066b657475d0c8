import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** The dependencies that every part of the services receives at its start. */
export interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
}
