import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Sql } from '../kit/database.ts';
import { contains } from '../kit/like.ts';
import { pageQuery, type PageQuestion } from '../kit/pages.ts';
import { apps } from './tables.ts';

export interface AppQuestion extends PageQuestion {
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** Which applications of an account (a UUID) a question is about. */
export function whichApps(accountId: string, { search }: AppQuestion): SQL | undefined {
  const isLive = and(eq(apps.accountId, accountId), isNull(apps.binItemId));
  return and(isLive, search ? contains(apps.name, search) : undefined);
}

/** One page of them, the newest first, with one row more than asked. It runs along the index of the account. */
export function selectApps(sql: Sql, accountId: string, question: AppQuestion) {
  const page = pageQuery('app', apps.id, question);
  const wanted = and(whichApps(accountId, question), page.where);
  return sql.select().from(apps).where(wanted).orderBy(desc(apps.id)).limit(page.limit);
}
