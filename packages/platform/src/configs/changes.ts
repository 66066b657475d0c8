import { and, eq, inArray, max, sql as raw } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ConfigChange, configChanges as configChangesCall } from '@launchyard/contract/configs';
import { completeDocument, configDifferences, settingsPart, withSettings } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import type { Sql, Tx } from '../kit/database.ts';
import { pageQuery, type Order, type PageQuestion } from '../kit/pages.ts';
import { instant } from '../kit/present.ts';
import { configChanges, configs, type ChangeReason, type ConfigRow } from '../tables/configs.ts';
import { isLiveOf } from './find.ts';

type Changes = z.input<(typeof configChangesCall)['reply']>;
type ChangeRow = typeof configChanges.$inferSelect;

/**
 * Records the current settings of a config as a revision, in the transaction that made the change and holds the config’s
 * lock. Unknown keys never change, so they are not stored once more: with them, each save would take 64 kB for good.
 */
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
    document: settingsPart(config.data),
    hasPassword: config.passwordHash !== null,
  });
}

/**
 * A page of the revisions of a config (a UUID), newest first. Each is read together with its predecessor, in either
 * direction.
 */
export async function listChanges(sql: Sql, configId: string, question: PageQuestion): Promise<Changes> {
  const mine = eq(configChanges.configId, configId);
  const page = pageQuery(byRevision, question);
  const rows = await selectChanges(sql)
    .where(and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const [newest] = await sql
    .select({ revision: max(configChanges.revision) })
    .from(configChanges)
    .where(mine);
  return page.answer(rows, newest?.revision ?? 0, (row) => present(row.change, row.before));
}

/**
 * The revisions of an account’s configs that these changes (UUIDs) made, with their ids; those of deleted configs are
 * left out.
 */
export async function readChanges(sql: Sql, accountId: string, ids: readonly string[]) {
  const rows = await selectChanges(sql)
    .innerJoin(configs, eq(configs.id, configChanges.configId))
    .where(and(inArray(configChanges.id, [...ids]), isLiveOf(accountId)));
  const found = new Map<string, ConfigRow>();
  const ofConfigs = inArray(configs.id, [...new Set(rows.map(({ change }) => change.configId))]);
  for (const config of await sql.select().from(configs).where(ofConfigs)) found.set(config.id, config);
  return rows.map(({ change, before }) => ({
    id: change.id,
    shown: {
      ...present(change, before),
      document: completeDocument(withSettings(found.get(change.configId)?.data ?? {}, change.document)),
    },
  }));
}

/** Each with the previous revision. */
function selectChanges(sql: Sql) {
  const before = alias(configChanges, 'before');
  const isBefore = and(
    eq(before.configId, configChanges.configId),
    eq(before.revision, raw`${configChanges.revision} - 1`),
  );
  return sql.select({ change: configChanges, before }).from(configChanges).leftJoin(before, isBefore).$dynamic();
}

const byRevision: Order<{ change: ChangeRow }> = {
  name: 'revision',
  direction: 'desc',
  keys: [{ by: configChanges.revision, kind: 'integer', of: ({ change }) => change.revision }],
};

/** `before` is the previous revision; the first one has none. */
function present(row: ChangeRow, before: ChangeRow | null): ConfigChange {
  const { id, revision, reason, createdBy, hasPassword } = row;
  return {
    id: formatId('configChange', id),
    revision,
    createdAt: instant(row.createdAt),
    reason,
    createdBy,
    hasPassword,
    settings: row.document,
    differences: before ? configDifferences(before, row) : [],
  };
}
