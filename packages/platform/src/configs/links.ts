import { formatLinkId } from '@launchyard/domain/links';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { configLinks } from '@launchyard/contract/configs';
import type { Caller } from '../access/caller.ts';
import { withinGrant } from '../access/within-grant.ts';
import type { Sql } from '../kit/database.ts';
import { byAge, pageQuery, type PageQuestion } from '../kit/pages.ts';
import { apps } from '../tables/apps.ts';
import { links } from '../tables/links.ts';

/** A page of the live links that use a config (a UUID), of both kinds and of applications that the caller may read, the newest first.  */
export async function listLinksOf(
  sql: Sql,
  { grant }: Caller,
  configId: string,
  question: PageQuestion,
): Promise<z.input<(typeof configLinks)['reply']>> {
  const mine = and(eq(links.configId, configId), isNull(links.binItemId), withinGrant(grant, links.appId));
  const page = pageQuery(byAge(links.id), question);
  const rows = await sql
    .select({ id: links.id, kind: links.kind, name: links.name, appName: apps.name })
    .from(links)
    .innerJoin(apps, eq(apps.id, links.appId))
    .where(and(mine, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.answer(rows, await sql.$count(links, mine), ({ id, kind, name, appName }) => ({
    id: formatLinkId({ kind, id }),
    name,
    appName,
  }));
}
