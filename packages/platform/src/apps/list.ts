import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { isAmong } from '../kit/among.ts';
import type { Sql } from '../kit/database.ts';
import { keyContains } from '../kit/like.ts';
import { pageQuery, type Page } from '../kit/pages.ts';
import { apps } from '../tables/apps.ts';

export interface AppQuestion extends Page {
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** Which applications of an account (a UUID) a question is about. */
export function whichApps(accountId: string, { search }: AppQuestion): SQL | undefined {
  const isLive = and(eq(apps.accountId, accountId), isNull(apps.binItemId));
  return and(isLive, search ? keyContains(apps.nameKey, search) : undefined);
}

/**
 * One page of them, the newest first, with one row more than asked. It runs along the index of the account; what is searched is found in the
 * index alone, before any row is read.
 */
export function selectApps(sql: Sql, accountId: string, question: AppQuestion) {
  const page = pageQuery(apps.id, question);
  const wanted = and(whichApps(accountId, question), page.where);
  const ids = sql.select({ id: apps.id }).from(apps).where(wanted).orderBy(desc(apps.id)).limit(page.limit);
  const isShown = question.search ? isAmong(apps.id, ids) : wanted;
  return sql.select().from(apps).where(isShown).orderBy(desc(apps.id)).limit(page.limit);
}
