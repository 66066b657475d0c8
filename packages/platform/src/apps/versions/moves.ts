import { and, eq, getTableColumns, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LatestMove } from '@launchyard/contract/apps';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../../kit/database.ts';
import { instant } from '../../kit/present.ts';
import { appVersions, latestMoves } from '../../tables/apps.ts';

const [from, to] = [alias(appVersions, 'from_version'), alias(appVersions, 'to_version')];

/** The changes of Latest, with the ids of versions that are not permanently deleted. */
export const selectMoves = (sql: Sql, where: SQL | undefined) =>
  sql
    .select({ ...getTableColumns(latestMoves), fromId: from.id, toId: to.id })
    .from(latestMoves)
    .leftJoin(from, isVersion(from, latestMoves.fromNumber))
    .leftJoin(to, isVersion(to, latestMoves.toNumber))
    .where(where);

const isVersion = (version: typeof from | typeof to, number: SQLWrapper) =>
  and(eq(version.appId, latestMoves.appId), eq(version.number, number));

export const presentMove = ({
  id,
  createdAt,
  fromId,
  toId,
  ...move
}: Awaited<ReturnType<typeof selectMoves>>[number]): LatestMove => ({
  id: formatId('latestMove', id),
  createdAt: instant(createdAt),
  createdBy: move.createdBy,
  why: move.why,
  fromNumber: move.fromNumber,
  fromId: fromId && formatId('appVersion', fromId),
  toNumber: move.toNumber,
  toId: toId && formatId('appVersion', toId),
});
