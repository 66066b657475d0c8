import { and, arrayOverlaps } from 'drizzle-orm';
import { formatId, MAX_PAGE } from '@launchyard/domain/kit';
import { isLiveOf } from '../configs/find.ts';
import type { Sql } from '../kit/database.ts';
import { configs } from '../tables/configs.ts';

/** How many configs use a file, and the public ids of the first of them by name. */
export interface Users {
  usedByCount: number;
  usedByIds: string[];
}

/**
 * Which of an account’s configs use library files. Returns a look-up by a file’s key, with null for a file without one.
 */
export async function findUsers(
  sql: Sql,
  accountId: string,
  keys: readonly string[],
): Promise<(key: string | null) => Users> {
  if (keys.length === 0) return () => ({ usedByCount: 0, usedByIds: [] });
  const isIt = and(isLiveOf(accountId), arrayOverlaps(configs.assetKeys, [...keys]));
  const columns = { keys: configs.assetKeys, id: configs.id, name: configs.name };
  const rows = await sql.select(columns).from(configs).where(isIt);
  const inOrder = rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return (key) => {
    const users = inOrder.filter((row) => key !== null && row.keys.includes(key));
    return { usedByCount: users.length, usedByIds: users.slice(0, MAX_PAGE).map(({ id }) => formatId('config', id)) };
  };
}
