import { and, eq } from 'drizzle-orm';
import { binViolations, nameTakenSince } from '@launchyard/domain/bin';
import { configViolations, MAX_CONFIGS } from '@launchyard/domain/configs';
import type { Binnable } from '../bin/binnable.ts';
import { publishContent } from '../events/content.ts';
import { refuse } from '../kit/refuse.ts';
import { configs } from '../tables/configs.ts';
import type { MovedLinks } from './delete.ts';
import { isLiveOf } from './find.ts';
import type { ConfigLinks } from './link-port.ts';

/**
 * Restores a config as it was, and switches back the links that used it and were not changed since, at their old
 * addresses. Requires its name to be free and room for another config.
 */
export const binnableConfig = (links: ConfigLinks): Binnable => ({
  area: 'configs',
  async restore(tx, now, item) {
    const mine = isLiveOf(item.accountId);
    const [config] = await tx.select().from(configs).where(eq(configs.binItemId, item.id));
    if (!config) refuse(binViolations.notFound);
    const hasItsName = and(mine, eq(configs.nameKey, config.nameKey));
    if ((await tx.$count(configs, hasItsName)) > 0) refuse(nameTakenSince(item.name));
    if ((await tx.$count(configs, mine)) >= MAX_CONFIGS) refuse(configViolations.tooMany);
    await tx.update(configs).set({ binItemId: null, updatedAt: now }).where(eq(configs.id, config.id));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by deleteConfig, for this very kind
    const { movedLinks } = item.details as MovedLinks;
    if (await links.moveBack(tx, now, config.id, movedLinks)) await publishContent(tx, now, item.accountId, 'links');
  },
  async purge(tx, item) {
    await tx.delete(configs).where(eq(configs.binItemId, item.id));
  },
});
