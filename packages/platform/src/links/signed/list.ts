import { and, eq, inArray, isNull } from 'drizzle-orm';
import { MOST_SIGNED_LINKS_COUNTED, signedLinksCounted } from '@launchyard/domain/links';
import type { Caller } from '../../access/caller.ts';
import { withinGrant } from '../../access/within-grant.ts';
import type { Sql } from '../../kit/database.ts';
import { inOrder } from '../../kit/in-order.ts';
import { byAge, NO_ROWS, pageQuery, type PageQuestion } from '../../kit/pages.ts';
import { links, signedLinks, type SignedLinkRow } from '../../tables/links.ts';
import { presentSigned } from './present.ts';

/** A page of the signed links of a live streaming link (a UUID, or null for an invalid id), newest first. */
export async function listSignedLinks(
  sql: Sql,
  now: Date,
  caller: Caller,
  linkId: string | null,
  question: PageQuestion,
) {
  if (linkId === null) return NONE;
  const mine = await sql.$count(links, and(eq(links.id, linkId), isReadable(caller)));
  if (mine === 0) return NONE;
  const ofLink = eq(signedLinks.linkId, linkId);
  const page = pageQuery(byAge(signedLinks.id), question);
  const rows = await sql
    .select()
    .from(signedLinks)
    .where(and(ofLink, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const some = sql.select({ id: signedLinks.id }).from(signedLinks).where(ofLink);
  const { totalCount, hasMoreThanCounted } = signedLinksCounted(
    await sql.$count(some.limit(MOST_SIGNED_LINKS_COUNTED + 1).as('counted')),
  );
  return { ...page.answer(rows, totalCount, (row: SignedLinkRow) => presentSigned(row, now)), hasMoreThanCounted };
}

const NONE = { ...NO_ROWS, hasMoreThanCounted: false };

/** Signed links by id, in the order of the request; null for all others. */
export async function getSignedLinks(
  sql: Sql,
  now: Date,
  caller: Caller,
  { publicIds, ids }: { publicIds: readonly string[]; ids: readonly string[] },
) {
  const rows = await sql
    .select({ signed: signedLinks })
    .from(signedLinks)
    .innerJoin(links, eq(links.id, signedLinks.linkId))
    .where(and(inArray(signedLinks.id, [...ids]), isReadable(caller)));
  const found = rows.map(({ signed }) => signed);
  return inOrder('signedLink', publicIds, found, (row) => presentSigned(row, now));
}

/** The live links that a caller may read. */
const isReadable = ({ account, grant }: Caller) =>
  and(eq(links.accountId, account.id), isNull(links.binItemId), withinGrant(grant, links.appId));
