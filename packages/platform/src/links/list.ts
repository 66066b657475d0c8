import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LinkOrder } from '@launchyard/contract/links';
import type { LinkKind } from '@launchyard/domain/links';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import type { Sql } from '../kit/database.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, idKey, pageQuery, type Order, type PageQuestion } from '../kit/pages.ts';
import { links } from '../tables/links.ts';
import { selectLinks, type PresentedRow } from './present.ts';

type Present<Shown> = (row: PresentedRow) => Shown;

/** A page of the account’s links of a kind, or of those of one application (a UUID, or null for an invalid id). */
export async function listLinks<Shown>(
  sql: Sql,
  { account, grant }: Caller,
  kind: LinkKind,
  question: PageQuestion & { appId: string | null | undefined; orderBy?: LinkOrder | undefined },
  present: Present<Shown>,
) {
  const { appId } = question;
  const mine = and(
    eq(links.accountId, account.id),
    eq(links.kind, kind),
    isNull(links.binItemId),
    withinGrant(grant, links.appId),
    // An invalid id has no links, like that of a foreign application.
    appId === undefined ? undefined : inArray(links.appId, appId ? [appId] : []),
  );
  const page = pageQuery(linkOrder(question.orderBy), question);
  const rows = await selectLinks(sql, and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.answer(rows, await sql.$count(links, mine), present);
}

/**
 * A page of the live links that use a config (a UUID), of both kinds and of applications that the caller may read,
 * newest first.
 */
export async function listLinksOf<Shown>(
  sql: Sql,
  { grant }: Caller,
  configId: string,
  question: PageQuestion,
  present: Present<Shown>,
) {
  const mine = and(eq(links.configId, configId), isNull(links.binItemId), withinGrant(grant, links.appId));
  const page = pageQuery(byAge(links.id), question);
  const rows = await selectLinks(sql, and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.answer(rows, await sql.$count(links, mine), present);
}

const linkOrder = ({ field, direction }: LinkOrder = { field: 'createdAt', direction: 'desc' }): Order<PresentedRow> =>
  field === 'createdAt'
    ? byAge(links.id, direction)
    : {
        name: 'name',
        direction,
        keys: [{ by: links.nameKey, kind: 'text', of: (row) => row.nameKey ?? '' }, idKey(links.id)],
      };

/** The account’s links with these public ids, of either kind, in their order; null for ids that do not exist. */
export async function getLinks<Shown>(
  sql: Sql,
  { account, grant }: Caller,
  { publicIds, ids }: { publicIds: readonly string[]; ids: readonly string[] },
  present: Present<Shown>,
): Promise<Array<Shown | null>> {
  const isReadable = and(eq(links.accountId, account.id), withinGrant(grant, links.appId));
  const rows = await selectLinks(sql, and(isReadable, inArray(links.id, [...ids])));
  return inOrder(({ kind }) => `${kind}Link`, publicIds, rows, present);
}
