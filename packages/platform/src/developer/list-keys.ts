import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { apiKey } from '@launchyard/contract/developer';
import { mayReadKeys } from '@launchyard/domain/access';
import { keyTokenKind } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { personLabel, TOKEN_PREFIXES } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { NOT_ALLOWED } from '../access/require-may.ts';
import type { Sql } from '../kit/database.ts';
import { FaultError } from '../kit/fault.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery, type PageQuestion } from '../kit/pages.ts';
import { instant } from '../kit/present.ts';
import { accounts, people } from '../tables/accounts.ts';
import { apiKeys } from '../tables/keys.ts';

/** A page of the active keys of the account, newest first. */
export async function listKeys(sql: Sql, now: Date, { account, grant }: Caller, question: PageQuestion) {
  if (!mayReadKeys(grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  const mine = isActive(now, account.id);
  const page = pageQuery(byAge(apiKeys.id), question);
  const rows = await selectKeys(sql, and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.answer(rows, await sql.$count(apiKeys, mine), presentKey);
}

/** Active keys of the account by id, in the order of the request; null for all others. */
export async function getKeys(
  sql: Sql,
  now: Date,
  { account, grant }: Caller,
  { publicIds, ids }: { publicIds: readonly string[]; ids: readonly string[] },
) {
  const rows = mayReadKeys(grant)
    ? await selectKeys(sql, and(isActive(now, account.id), inArray(apiKeys.id, [...ids])))
    : [];
  return inOrder('apiKey', publicIds, rows, presentKey);
}

/** One key of the account (a UUID), whether or not it is still active. */
export async function findKey(sql: Sql, accountId: string, id: string): Promise<KeyRow | undefined> {
  const [row] = await selectKeys(sql, and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id)));
  return row;
}

/** The active keys of an account. */
export const isActive = (now: Date, accountId: string): SQL | undefined =>
  and(
    eq(apiKeys.accountId, accountId),
    isNull(apiKeys.endedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  );

const selectKeys = (sql: Sql, which: SQL | undefined) =>
  sql
    .select({
      id: apiKeys.id,
      kind: apiKeys.kind,
      name: apiKeys.name,
      lastFour: apiKeys.lastFour,
      scopes: apiKeys.scopes,
      appIds: apiKeys.appIds,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      createdBy: { username: accounts.username, email: people.email },
    })
    .from(apiKeys)
    .innerJoin(people, eq(people.id, apiKeys.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(which);

type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

export const presentKey = ({ id, appIds, createdAt, expiresAt, lastUsedAt, createdBy, ...row }: KeyRow) =>
  ({
    ...row,
    id: formatId('apiKey', id),
    prefix: TOKEN_PREFIXES[keyTokenKind(row.kind)],
    appIds: appIds && appIds.map((appId) => formatId('app', appId)),
    createdAt: instant(createdAt),
    createdBy: { kind: 'member', label: personLabel(createdBy) },
    expiresAt: expiresAt && instant(expiresAt),
    lastUsedAt: lastUsedAt && instant(lastUsedAt),
  }) satisfies z.input<typeof apiKey>;
