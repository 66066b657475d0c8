import { may, type Action } from '@launchyard/domain/access';
import type { TransferKind } from '@launchyard/domain/uploads';
import { findGrantAgain } from '../access/grant.ts';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/objectStore.ts';

/** What the calls that begin each kind of transfer ask for. */
const ACTIONS: Record<TransferKind, Action> = {
  build: 'uploads.write',
  thumbnail: 'uploads.write',
  asset: 'assets.write',
};

/**
 * Whether a link still holds for whoever asked for it: the session or key that they asked with has not ended, and they may still send that
 * kind of file to the account.
 */
export async function mayStillSend(
  sql: Sql,
  now: Date,
  { accountId, kind }: { accountId: string; kind: TransferKind },
  asker: LinkAsker,
): Promise<boolean> {
  const grant = await findGrantAgain(sql, now, asker, accountId);
  return grant !== null && may(grant, ACTIONS[kind]);
}
