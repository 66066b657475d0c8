import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AssetKind } from '@launchyard/domain/assets';
import type { Sql } from '../kit/database.ts';
import { contains } from '../kit/like.ts';
import { pageQuery, type Page } from '../kit/pages.ts';
import { assets, type AssetRow } from '../tables/assets.ts';

export interface AssetQuestion extends Page {
  kind: AssetKind;
  /** A part of the name, in any case. */
  search?: string | undefined;
}

/** What is in the library: neither on its way nor in the bin. */
export const isLive = and(isNotNull(assets.key), isNull(assets.binItemId));

/** The rows of a page, one more than asked, and how many there are in all; the newest first. */
export async function listAssets(
  sql: Sql,
  accountId: string,
  question: AssetQuestion,
): Promise<{ rows: AssetRow[]; totalCount: number }> {
  const { kind, search } = question;
  const wanted = and(
    eq(assets.accountId, accountId),
    eq(assets.kind, kind),
    isLive,
    search ? contains(assets.name, search.normalize('NFC')) : undefined,
  );
  const page = pageQuery(assets.id, question);
  const rows = await sql
    .select()
    .from(assets)
    .where(and(wanted, page.where))
    .orderBy(desc(assets.id))
    .limit(page.limit);
  return { rows, totalCount: await sql.$count(assets, wanted) };
}

/** Those of these files, by UUID, that are in the account's library, in no order. */
export const readAssets = (sql: Sql, accountId: string, ids: readonly string[]): Promise<AssetRow[]> =>
  sql
    .select()
    .from(assets)
    .where(and(eq(assets.accountId, accountId), inArray(assets.id, [...ids]), isLive));
