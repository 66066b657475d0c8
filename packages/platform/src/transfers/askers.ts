import { eq } from 'drizzle-orm';
import { may, type Action, type Grant } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import type { TransferKind } from '@launchyard/domain/uploads';
import { findGrantAgain } from '../access/grant.ts';
import type { Sql } from '../kit/database.ts';
import type { LinkAsker } from '../providers/files/object-store.ts';
import { thumbnails } from '../tables/apps.ts';
import { uploads } from '../tables/uploads.ts';

/** What the calls that begin each kind of transfer ask for. */
const ACTIONS: Record<TransferKind, Action> = {
  build: 'uploads.write',
  thumbnail: 'uploads.write',
  asset: 'assets.write',
};

/**
 * Whether a link still holds for whoever asked for it: the session or key that they asked with has not ended, and they may still send that
 * kind of file to the account, and to the application that it is for. `id` is a UUID.
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

/** The application (a public id) that a file is for. Asked for only where it makes a difference; undefined for none. */
async function findAppId(sql: Sql, { appIds }: Grant, { id, kind }: { id: string; kind: TransferKind }) {
  if (appIds === null || kind === 'asset') return undefined;
  const table = kind === 'build' ? uploads : thumbnails;
  const [found] = await sql.select({ appId: table.appId }).from(table).where(eq(table.id, id));
  return found && formatId('app', found.appId);
}
