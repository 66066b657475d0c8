import { eq } from 'drizzle-orm';
import { may, type Action, type Grant } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import type { TransferKind } from '@launchyard/domain/uploads';
import { findGrantAgain } from '../access/grant.ts';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/object-store.ts';
import { thumbnails } from '../tables/apps.ts';
import { uploads } from '../tables/uploads.ts';

/** The permission that starting each kind of transfer requires. */
const ACTIONS: Record<TransferKind, Action> = {
  build: 'uploads.write',
  thumbnail: 'uploads.write',
  asset: 'assets.write',
};

/**
 * Whether a link is still valid: the session or key that requested it has not ended, and its owner may still send this
 * kind of file to the account and its application. `id` is a UUID.
 */
export async function mayStillSend(
  sql: Sql,
  now: Date,
  transfer: { id: string; accountId: string; kind: TransferKind },
  asker: LinkAsker,
): Promise<boolean> {
  const grant = await findGrantAgain(sql, now, asker, transfer.accountId);
  return grant !== null && may(grant, ACTIONS[transfer.kind], await findAppId(sql, grant, transfer));
}

/** The application (a public id) that a file is for. Looked up only if the grant is limited; undefined for none. */
async function findAppId(sql: Sql, { appIds }: Grant, { id, kind }: { id: string; kind: TransferKind }) {
  if (appIds === null || kind === 'asset') return undefined;
  const table = kind === 'build' ? uploads : thumbnails;
  const [found] = await sql.select({ appId: table.appId }).from(table).where(eq(table.id, id));
  return found && formatId('app', found.appId);
}
