import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { stuckUploadList, type StuckUpload } from '@launchyard/contract/support';
import type { Upload } from '@launchyard/contract/uploads';
import { explainStuck, HEARTBEAT_SECONDS, OPEN_STATE, STALL_SECONDS, stalledSince } from '@launchyard/domain/uploads';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { secondsBefore } from '../../kit/clock.ts';
import { instant } from '../../kit/present.ts';
import { route, type Route } from '../../http/routes.ts';
import type { Caller } from '../../session/caller.ts';
import { presentAccount, standingTo } from '../../session/present.ts';
import { accountColumns } from '../../session/accountColumns.ts';
import { accounts } from '../../session/tables.ts';
import { actorOf, audit } from '../../support/audit.ts';
import { transfers } from '../../transfers/tables.ts';
import { presentUploads } from '../find.ts';
import { selectUploads, type UploadRow } from '../rows.ts';
import { uploads, uploadStages } from '../tables.ts';
import { standsStill } from './watch.ts';

/** What support sees of all accounts at once. */
export function stuckRoutes({ database, clock }: Deps): Route[] {
  const { sql: db } = database;
  return [
    route(stuckUploadList, async ({ first }, caller) => {
      const now = clock();
      const rows = await findStuck(db, now, first);
      const accountIds = [...new Set(rows.map((row) => row.accountId))];
      // Before they are shown: whoever is looked at can be told who looked.
      for (const accountId of accountIds.length > 0 ? accountIds : [null]) {
        await audit(db, now, { ...actorOf(caller), accountId }, { call: stuckUploadList.name });
      }
      return { uploads: await present(db, rows, caller) };
    }),
  ];
}

/** Each kind is looked for by itself, along an index of its own: together they would be looked for among all uploads there are. */
async function findStuck(db: Sql, now: Date, first: number): Promise<UploadRow[]> {
  // Whose client is still there; what exactly a stall is, the domain says.
  const mayBeStalled = and(
    eq(uploads.state, OPEN_STATE),
    eq(transfers.kind, 'build'),
    eq(transfers.state, 'open'),
    gte(transfers.sendingAt, secondsBefore(now, 2 * HEARTBEAT_SECONDS)),
    lte(transfers.lastByteAt, secondsBefore(now, STALL_SECONDS - 2 * HEARTBEAT_SECONDS)),
  );
  const waitsForServer = and(uploads.isTestServerDown, inArray(uploads.state, ['queued', 'testing']));
  const since = sql`coalesce(${uploads.progressedAt}, ${transfers.lastByteAt})`;
  const kinds = [await standsStill(db, now), waitsForServer, mayBeStalled];
  const found = await Promise.all(
    kinds.map((kind) => selectUploads(db).where(kind).orderBy(asc(since), asc(uploads.id)).limit(first)),
  );
  return found
    .flat()
    .filter((row) => row.state !== OPEN_STATE || stalledSince(row) !== null)
    .toSorted((a, b) => stoodSince(a) - stoodSince(b) || (a.id < b.id ? -1 : 1))
    .slice(0, first);
}

const stoodSince = ({ progressedAt, lastByteAt }: UploadRow): number => (progressedAt ?? lastByteAt).getTime();

async function present(db: Sql, rows: readonly UploadRow[], caller: Caller): Promise<StuckUpload[]> {
  if (rows.length === 0) return [];
  const shown = await presentUploads(db, rows);
  const owners = await db
    .select(accountColumns)
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(rows.map((row) => row.accountId))]));
  const ids = rows.map((row) => row.id);
  const tries = await db
    .select({
      uploadId: uploadStages.uploadId,
      stage: uploadStages.stage,
      attempts: uploadStages.attempt,
      faults: uploadStages.faults,
    })
    .from(uploadStages)
    .where(inArray(uploadStages.uploadId, ids));
  return rows.map((row) => {
    const upload = need(shown.get(row.id));
    const owner = need(owners.find((each) => each.id === row.accountId));
    const running = currentStage(upload);
    const own = tries.find((each) => each.uploadId === row.id && each.stage === running);
    const isReceiving = row.state === OPEN_STATE;
    const since = isReceiving ? need(stalledSince(row)) : need(row.progressedAt);
    return {
      account: presentAccount({ ...owner, ...standingTo(caller, owner.id) }),
      upload,
      since: instant(since),
      ...explainStuck({ stages: upload.stages, isReceiving, isTestServerDown: upload.streamTestServerDown }),
      attempts: own?.attempts ?? 0,
      faults: own?.faults ?? 0,
    };
  });
}

/** The first one that is not done. */
const currentStage = ({ stages }: Upload) => stages.find(({ state }) => state !== 'done')?.stage;

function need<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('a stuck upload lacks what every such upload has');
  return value;
}
