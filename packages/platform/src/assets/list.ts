import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AssetKind } from '@launchyard/domain/assets';
import type { Sql } from '../kit/database.ts';
import { contains } from '../kit/like.ts';
import { byAge, pageQuery, type PageQuestion } from '../kit/pages.ts';
import { assets, type AssetRow } from '../tables/assets.ts';

export interface AssetQuestion extends PageQuestion {
  kind: AssetKind;
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** In the library: neither unfinished nor in the bin. */
export const isLive = and(isNotNull(assets.key), isNull(assets.binItemId));

/** The rows of a page, newest first, plus one, and a function that presents them. */
export async function listAssets(sql: Sql, accountId: string, question: AssetQuestion) {
  const { kind, search } = question;
  const wanted = and(
    eq(assets.accountId, accountId),
    eq(assets.kind, kind),
    isLive,
    search ? contains(assets.name, search.normalize('NFC')) : undefined,
  );
  const page = pageQuery(byAge(assets.id), question);
  const rows = await sql
    .select()
    .from(assets)
    .where(and(wanted, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return { rows, totalCount: await sql.$count(assets, wanted), answer: page.answer };
}

/** Those of these files, by UUID, that are in the account’s library, in no order. */
export const readAssets = (sql: Sql, accountId: string, ids: readonly string[]): Promise<AssetRow[]> =>
  sql
    .select()
    .from(assets)
    .where(and(eq(assets.accountId, accountId), inArray(assets.id, [...ids]), isLive));
