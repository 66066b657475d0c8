import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';

/** Tells the monitors of an account (a UUID) that a session began, streams or ended. Call it last. */
export const tellChange = (tx: Tx, now: Date, accountId: string): Promise<void> =>
  publishContent(tx, now, accountId, 'streaming');
