import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  appLinkableVersions,
  appVersionDelete,
  appVersionGet,
  appVersionList,
  appVersionMakeLatest,
  latestHistory,
  latestMoveGet,
  type App,
  type AppVersionOrder,
} from '@launchyard/contract/apps';
import { MAX_PAGE, parseId } from '@launchyard/domain/kit';
import type { Caller } from '../../access/caller.ts';
import { withinGrant } from '../../access/within-grant.ts';
import { presentBinItem } from '../../bin/present.ts';
import { parseIds } from '../../http/ids.ts';
import { changeRoute, route, type Route } from '../../http/routes.ts';
import type { Deps } from '../../kit/deps.ts';
import { inOrder } from '../../kit/in-order.ts';
import { byAge, idKey, NO_ROWS, pageQuery, type Order } from '../../kit/pages.ts';
import { apps, appVersions, latestMoves } from '../../tables/apps.ts';
import { presentApps, type AppView } from '../present.ts';
import { deleteVersion } from './delete.ts';
import { findLinkable } from './linkable.ts';
import { makeLatest } from './make-latest.ts';
import { presentMove, selectMoves } from './moves.ts';
import { presentVersions } from './present.ts';

export function versionRoutes(deps: Deps & AppView): Route[] {
  const { sql } = deps.database;
  const presentApp = async (row: typeof apps.$inferSelect): Promise<App> =>
    found(await presentApps(deps, [row]), row.id);
  return [
    route(appVersionList, async ({ appId, orderBy, ...question }, caller) => {
      const page = pageQuery(versionOrder(orderBy), question);
      const app = await findApp(caller, parseId('app', appId));
      const ofIt = app && and(eq(appVersions.appId, app), isNull(appVersions.binItemId));
      if (!ofIt) return NO_ROWS;
      const rows = await sql
        .select()
        .from(appVersions)
        .where(and(ofIt, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      const shown = await presentVersions(sql, rows);
      return page.answer(rows, await sql.$count(appVersions, ofIt), ({ id }) => found(shown, id));
    }),
    route(appVersionGet, async ({ appVersionIds }, caller) => {
      const ids = parseIds('appVersion', appVersionIds);
      const isReadable = and(
        eq(appVersions.accountId, caller.account.id),
        withinGrant(caller.grant, appVersions.appId),
      );
      const isLive = and(isNull(appVersions.binItemId), isNull(apps.binItemId));
      const rows = await sql
        .select({ version: appVersions })
        .from(appVersions)
        .innerJoin(apps, eq(apps.id, appVersions.appId))
        .where(and(inArray(appVersions.id, ids), isReadable, isLive));
      const shown = await presentVersions(
        sql,
        rows.map(({ version }) => version),
      );
      return { versions: appVersionIds.map((id) => shown.get(parseId('appVersion', id) ?? '') ?? null) };
    }),
    route(appLinkableVersions, async ({ appIds }, caller) => {
      const linkable = await findLinkable(sql, caller, parseIds('app', appIds));
      return { versions: appIds.map((id) => linkable.get(parseId('app', id) ?? '') ?? null) };
    }),
    route(latestHistory, async ({ appId, ...question }, caller) => {
      const page = pageQuery(byAge(latestMoves.id), question);
      const app = await findApp(caller, parseId('app', appId));
      if (!app) return NO_ROWS;
      const ofIt = eq(latestMoves.appId, app);
      const rows = await selectMoves(sql, and(ofIt, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.answer(rows, await sql.$count(latestMoves, ofIt), presentMove);
    }),
    route(latestMoveGet, async ({ latestMoveIds }, { account, grant }) => {
      const isIt = inArray(latestMoves.id, parseIds('latestMove', latestMoveIds));
      const mine = and(eq(apps.accountId, account.id), isNull(apps.binItemId), withinGrant(grant, apps.id));
      const readable = sql.select({ id: apps.id }).from(apps).where(mine);
      const rows = await selectMoves(sql, and(isIt, inArray(latestMoves.appId, readable)));
      return { moves: inOrder('latestMove', latestMoveIds, rows, presentMove) };
    }),
    changeRoute(appVersionMakeLatest, async ({ appVersionId, expectedLatestVersionId }, caller, inTransaction) => {
      const versionId = parseId('appVersion', appVersionId);
      const expectedId = parseId('appVersion', expectedLatestVersionId);
      return { app: await presentApp(await makeLatest(deps, inTransaction, caller, { versionId, expectedId })) };
    }),
    changeRoute(appVersionDelete, async ({ appVersionId }, caller, inTransaction) => {
      const versionId = parseId('appVersion', appVersionId);
      const { app, item, movedLinks } = await deleteVersion(deps, inTransaction, caller, versionId);
      return {
        appVersionId,
        app: await presentApp(app),
        binItem: presentBinItem(item),
        movedLinkCount: movedLinks.length,
        movedLinkIds: movedLinks.slice(0, MAX_PAGE),
      };
    }),
  ];

  /** The application if the caller may read it and it is not in the bin; otherwise null. */
  async function findApp({ account, grant }: Caller, id: string | null): Promise<string | null> {
    if (id === null) return null;
    const isReadable = and(eq(apps.accountId, account.id), withinGrant(grant, apps.id));
    const isIt = and(eq(apps.id, id), isReadable, isNull(apps.binItemId));
    const [row] = await sql.select({ id: apps.id }).from(apps).where(isIt);
    return row?.id ?? null;
  }
}

type VersionRow = typeof appVersions.$inferSelect;

/** Numbers are unique, so they need no tie-breaker. */
const versionOrder = (
  { field, direction }: AppVersionOrder = { field: 'number', direction: 'desc' },
): Order<VersionRow> =>
  field === 'number'
    ? { name: 'number', direction, keys: [{ by: appVersions.number, kind: 'integer', of: (row) => row.number }] }
    : {
        name: 'size',
        direction,
        keys: [{ by: appVersions.sizeBytes, kind: 'bytes', of: (row) => row.sizeBytes }, idKey(appVersions.id)],
      };

function found<T>(shown: Map<string, T>, id: string): T {
  const one = shown.get(id);
  if (!one) throw new Error('something was read but not presented');
  return one;
}
