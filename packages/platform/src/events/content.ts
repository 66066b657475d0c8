import type { ContentArea } from '@launchyard/contract/events';
import { formatId } from '@launchyard/domain/kit';
import type { Tx } from '../kit/database.ts';
import { publish } from './publish.ts';

/**
 * Tells everybody who shows something of the area to read it again. Call it last, like `publish`. `accountId` is a
 * UUID.
 */
export const publishContent = (tx: Tx, now: Date, accountId: string, area: ContentArea): Promise<void> =>
  publish(tx, now, accountId, { type: 'content.changed', accountId: formatId('account', accountId), area });
