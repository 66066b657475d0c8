import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AppOrder } from '@launchyard/contract/apps';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import { isAmong } from '../kit/among.ts';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { byAge, pageQuery, type Order, type PageQuestion } from '../kit/pages.ts';
import { apps } from '../tables/apps.ts';

type Reader = Pick<Caller, 'grant'> & { account: { id: string } };

export interface AppQuestion extends PageQuestion {
  /** A part of the name, in any case. */
  search?: string | undefined;
  orderBy?: AppOrder | undefined;
}

/** The applications that a caller may read, without those in the bin. */
export const readableBy = ({ account, grant }: Reader): SQL | undefined =>
  and(eq(apps.accountId, account.id), isNull(apps.binItemId), withinGrant(grant, apps.id));

/** The applications that match a request. */
export function whichApps(reader: Reader, { search }: AppQuestion): SQL | undefined {
  return and(readableBy(reader), search ? keyContains(apps.nameKey, search) : undefined);
}

/**
 * One page of them, plus one row. It follows the account’s index; a search is answered from the index alone, before any
 * row is read.
 */
export function selectApps(sql: Sql, reader: Reader, question: AppQuestion) {
  const page = pageQuery(appOrder(question.orderBy), question);
  const wanted = and(whichApps(reader, question), page.where);
  const ids = sql
    .select({ id: apps.id })
    .from(apps)
    .where(wanted)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const isShown = question.search ? isAmong(apps.id, ids) : wanted;
  const rows = sql
    .select()
    .from(apps)
    .where(isShown)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return { rows, answer: page.answer };
}

/** Names are compared in lower case, and are unique within the account. */
const appOrder = ({ field, direction }: AppOrder = { field: 'createdAt', direction: 'desc' }): Order<AppRow> =>
  field === 'createdAt'
    ? byAge(apps.id, direction)
    : { name: 'name', direction, keys: [{ by: apps.nameKey, kind: 'text', of: (row) => row.nameKey }] };

type AppRow = typeof apps.$inferSelect;
