import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { stuckUploadList } from '@launchyard/contract/support';
import { uploadStuck } from '@launchyard/contract/upload-stuck';
import { HEARTBEAT_SECONDS, OPEN_STATE, STALL_SECONDS, STUCK_AFTER_SECONDS } from '@launchyard/domain/uploads';
import type { Caller } from '../../access/caller.ts';
import { grantIn } from '../../access/grant.ts';
import { accountColumns } from '../../accounts/columns.ts';
import { presentAccount } from '../../accounts/present.ts';
import { audit, supportAuthor } from '../../audit/log.ts';
import { parseIds } from '../../http/ids.ts';
import { route, type Route } from '../../http/routes.ts';
import { secondsBefore } from '../../kit/clock.ts';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { accounts } from '../../tables/accounts.ts';
import { transfers } from '../../tables/transfers.ts';
import { uploads } from '../../tables/uploads.ts';
import { readableBy } from '../find.ts';
import { selectUploads, type UploadRow } from '../rows.ts';
import { explainStuckUploads, type Explained } from './explain.ts';
import { makesNoProgress } from './watch.ts';

/** Why uploads are stuck: those of one account, and for support those of all accounts. */
export function stuckRoutes({ database, clock }: Deps): Route[] {
  const { sql: db } = database;
  return [
    route(uploadStuck, async ({ uploadIds }, caller) => {
      const isAsked = and(readableBy(caller), inArray(uploads.id, parseIds('upload', uploadIds)));
      const explained = await explainStuckUploads(db, clock(), await selectUploads(db).where(isAsked));
      const byId = new Map(explained.map(({ upload, stuck }) => [upload.id, stuck]));
      return { stuck: uploadIds.map((id) => byId.get(id) ?? null) };
    }),
    route(stuckUploadList, async ({ first }, caller) => {
      const now = clock();
      const explained = await findStuck(db, now, first);
      const accountIds = [...new Set(explained.map(({ row }) => row.accountId))];
      // Recorded before they are shown, so that a customer can be told who looked.
      for (const accountId of accountIds.length > 0 ? accountIds : [null]) {
        await audit(db, now, supportAuthor(caller, accountId, null), { call: stuckUploadList.name });
      }
      return { uploads: await present(db, explained, caller) };
    }),
  ];
}

/** Each kind is queried separately, with its own index: a combined query would scan all uploads. */
async function findStuck(db: Sql, now: Date, first: number): Promise<Explained[]> {
  const isOpen = and(eq(uploads.state, OPEN_STATE), eq(transfers.kind, 'build'), eq(transfers.state, 'open'));
  // A client that still sends heartbeats; the domain decides what exactly a stall is.
  const mayBeStalled = and(
    isOpen,
    gte(transfers.sendingAt, secondsBefore(now, 2 * HEARTBEAT_SECONDS)),
    lte(transfers.lastByteAt, secondsBefore(now, STALL_SECONDS - 2 * HEARTBEAT_SECONDS)),
  );
  const longAgo = secondsBefore(now, STUCK_AFTER_SECONDS);
  const isSilent = and(
    isOpen,
    lte(transfers.lastByteAt, longAgo),
    or(isNull(transfers.sendingAt), lte(transfers.sendingAt, longAgo)),
  );
  const waitsForServer = and(uploads.isTestServerDown, inArray(uploads.state, ['queued', 'testing']));
  const since = sql`coalesce(${uploads.progressedAt}, ${transfers.lastByteAt})`;
  const kinds = [await makesNoProgress(db, now), waitsForServer, mayBeStalled, isSilent];
  const found = await Promise.all(
    kinds.map((kind) => selectUploads(db).where(kind).orderBy(asc(since), asc(uploads.id)).limit(first)),
  );
  const explained = await explainStuckUploads(db, now, found.flat());
  return explained.toSorted(byUrgency).slice(0, first);
}

/** Silent clients come last: most of them were left by somebody who will come back. */
const byUrgency = (a: Explained, b: Explained): number =>
  Number(a.stuck.kind === 'silent') - Number(b.stuck.kind === 'silent') ||
  stoodSince(a.row) - stoodSince(b.row) ||
  (a.row.id < b.row.id ? -1 : 1);

const stoodSince = ({ progressedAt, lastByteAt }: UploadRow): number => (progressedAt ?? lastByteAt).getTime();

async function present(
  db: Sql,
  explained: readonly Explained[],
  caller: Caller,
): Promise<z.input<(typeof stuckUploadList)['reply']>['uploads']> {
  if (explained.length === 0) return [];
  const isShown = inArray(
    accounts.id,
    explained.map(({ row }) => row.accountId),
  );
  const owners = await db.select(accountColumns).from(accounts).where(isShown);
  return explained.map(({ row, upload, stuck }) => {
    const owner = owners.find((each) => each.id === row.accountId);
    if (!owner) throw new Error(`upload ${row.id} has no account`);
    return { account: presentAccount(owner, grantIn(caller, owner.id)), upload, stuck };
  });
}
