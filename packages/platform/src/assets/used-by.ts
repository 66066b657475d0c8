import { and, arrayOverlaps } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { isLiveOf } from '../configs/find.ts';
import type { Sql } from '../kit/database.ts';
import { configs } from '../tables/configs.ts';

/** A config by its public id and its name. */
export interface NamedConfig {
  id: string;
  name: string;
}

/** Which of an account's configs name files of the library, by the files' keys; each config once for a file, by name. */
export async function findUsers(
  sql: Sql,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, NamedConfig[]>> {
  if (keys.length === 0) return new Map();
  const rows = await sql
    .select({ keys: configs.assetKeys, id: configs.id, name: configs.name })
    .from(configs)
    .where(and(isLiveOf(accountId), arrayOverlaps(configs.assetKeys, [...keys])));
  const inOrder = rows.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const usersOf = (key: string) =>
    inOrder.filter((row) => row.keys.includes(key)).map(({ id, name }) => ({ id: formatId('config', id), name }));
  return new Map(keys.map((key) => [key, usersOf(key)]));
}
