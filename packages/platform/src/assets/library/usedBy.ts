import { sql as raw } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../../kit/database.ts';
import { isLiveOf } from '../../configs/find.ts';
import { configs } from '../../configs/tables.ts';

/** A config by its public id and its name. */
export interface NamedConfig {
  id: string;
  name: string;
}

/**
 * Which of an account's configs name files of the library, by the files' keys; each config once for a file, by name. An account has few
 * configs: each is looked through once, however many files are asked for.
 */
export async function findUsers(
  sql: Sql,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, NamedConfig[]>> {
  if (keys.length === 0) return new Map();
  const named = raw<string>`(regexp_matches(${configs.data}::text, '/assets/([A-Za-z0-9_-]{32})[.]', 'g'))[1]`;
  const rows = await sql
    .select({ key: named.as('key'), id: configs.id, name: configs.name })
    .from(configs)
    .where(isLiveOf(accountId));
  return new Map(keys.map((key) => [key, configsOf(rows.filter((row) => row.key === key))]));
}

/** A config may name a file several times. */
function configsOf(rows: ReadonlyArray<{ id: string; name: string }>): NamedConfig[] {
  const byId = new Map(rows.map(({ id, name }) => [id, { id: formatId('config', id), name }]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
