import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { configChanges as configChangesCall } from '@launchyard/contract/configs';
import { completeDocument, configDifferences } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import type { Sql, Tx } from '../kit/database.ts';
import type { Page } from '../kit/pages.ts';
import { instant } from '../kit/present.ts';
import { configChanges, type ChangeReason, type ConfigRow } from '../tables/configs.ts';

type Changes = z.input<(typeof configChangesCall)['reply']>;
type ChangeRow = typeof configChanges.$inferSelect;

/** Writes down the state that a config has now, in the transaction that made it and that has the config locked. */
export async function recordChange(
  tx: Tx,
  caller: Pick<Caller, 'grant' | 'person'>,
  config: ConfigRow,
  change: { reason: ChangeReason; isPasswordNew: boolean },
): Promise<void> {
  await tx.insert(configChanges).values({
    ...change,
    configId: config.id,
    revision: config.revision,
    createdAt: config.updatedAt,
    createdBy: actorOf(caller),
    document: config.data,
    hasPassword: config.passwordHash !== null,
  });
}

/** A page of the states of a config (a UUID), the newest first. The cursor is the revision. */
export async function listChanges(sql: Sql, configId: string, { first, beyond }: Page<number>): Promise<Changes> {
  const mine = eq(configChanges.configId, configId);
  const rows = await sql
    .select()
    .from(configChanges)
    .where(and(mine, beyond === undefined ? undefined : lt(configChanges.revision, beyond)))
    .orderBy(desc(configChanges.revision))
    .limit(first + 1);
  const [newest] = await sql
    .select({ revision: max(configChanges.revision) })
    .from(configChanges)
    .where(mine);
  return {
    edges: rows
      .slice(0, first)
      .map((row, index) => ({ cursor: String(row.revision), node: present(row, rows[index + 1]) })),
    hasNextPage: rows.length > first,
    totalCount: newest?.revision ?? 0,
  };
}

/** `before` is the state before it; the first one has none. */
function present(row: ChangeRow, before: ChangeRow | undefined): Changes['edges'][number]['node'] {
  const { id, revision, reason, createdBy, hasPassword } = row;
  return {
    id: formatId('configChange', id),
    revision,
    createdAt: instant(row.createdAt),
    reason,
    createdBy,
    hasPassword,
    document: completeDocument(row.document),
    differences: before ? configDifferences(before, row) : [],
  };
}
