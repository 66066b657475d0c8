import { and, eq, sql } from 'drizzle-orm';
import { binViolations, nameTakenSince } from '@launchyard/domain/bin';
import { configViolations, MAX_CONFIGS } from '@launchyard/domain/configs';
import type { Binnable } from '../bin/binnable.ts';
import type { BinItemRow } from '../tables/bin.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { giveIds } from '../links/ids.ts';
import { links } from '../tables/links.ts';
import type { MovedLinks } from './delete.ts';
import { isLiveOf } from './find.ts';
import { configs, type ConfigRow } from '../tables/configs.ts';

/** A config comes back as it was, and with it the links that used it, those that nobody changed since, at their old addresses. It needs its name and a place. */
export const binnableConfig: Binnable = {
  async restore(tx, now, item) {
    const mine = isLiveOf(item.accountId);
    const [config] = await tx.select().from(configs).where(eq(configs.binItemId, item.id));
    if (!config) refuse(binViolations.notFound);
    const hasItsName = and(mine, eq(configs.nameKey, config.nameKey));
    if ((await tx.$count(configs, hasItsName)) > 0) refuse(nameTakenSince(item.name));
    if ((await tx.$count(configs, mine)) >= MAX_CONFIGS) refuse(configViolations.tooMany);
    await tx.update(configs).set({ binItemId: null }).where(eq(configs.id, config.id));
    if (await moveBack(tx, config, item)) await publishContent(tx, now, item.accountId, 'links');
  },
  async purge(tx, _jobs, item) {
    await tx.delete(configs).where(eq(configs.binItemId, item.id));
  },
};

/** Whether any link moved. One that was changed since has another revision: it stays as somebody wanted it. */
async function moveBack(tx: Tx, config: ConfigRow, item: BinItemRow): Promise<boolean> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by deleteConfig, for this very kind
  const { movedLinks } = item.details as MovedLinks;
  // One parameter each, however many links there are; the ids alone are what the index finds.
  const ids = sql.param(movedLinks.map(({ id }) => id));
  const revisions = sql.param(movedLinks.map(({ revision }) => revision));
  const asLeft = sql`${links.id} = any(${ids}::uuid[]) and
    (${links.id}, ${links.revision}) in (select * from unnest(${ids}::uuid[], ${revisions}::integer[]))`;
  const moved = await tx
    .update(links)
    .set({ configId: config.id, revision: sql`${links.revision} + 1` })
    .where(asLeft)
    .returning({ id: links.id });
  const isBack = new Set(moved.map(({ id }) => id));
  await giveIds(
    tx,
    movedLinks.flatMap(({ id, ids: old }) => (old && isBack.has(id) ? [{ id, ...old }] : [])),
  );
  return moved.length > 0;
}
