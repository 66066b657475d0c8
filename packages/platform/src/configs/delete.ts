import { formatLinkId } from '@launchyard/domain/links';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { configDelete } from '@launchyard/contract/configs';
import { configViolations, MAX_BINNED_CONFIGS } from '@launchyard/domain/configs';
import { formatId, MAX_PAGE } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin, removeItems } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { binItems } from '../tables/bin.ts';
import { configs } from '../tables/configs.ts';
import { ensureDefaultConfig } from './default.ts';
import { lockConfig } from './find.ts';
import type { ConfigLinks, MovedLink } from './link-port.ts';
import { protects } from './visit.ts';

/** What the bin stores about a config: the links that used it. */
export interface MovedLinks {
  movedLinks: MovedLink[];
}

/**
 * Moves a config of the caller’s account to the bin. Every link that used it switches to the default one in the same
 * transaction (applications §4); the reply lists those not in the bin. Of two concurrent deletes the second is refused.
 * Deleting does not open what required a password or had an expiry date: shared addresses of its links stop opening.
 * Beyond a number of deleted configs the oldest are removed for good. `configId` is a UUID, or null for an invalid id.
 */
export async function deleteConfig(
  { clock, links }: Pick<Deps, 'clock'> & { links: ConfigLinks },
  inTransaction: InTransaction,
  caller: Caller,
  configId: string | null,
): Promise<z.input<(typeof configDelete)['reply']>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    // Giving it to a link waits for this lock and then finds it gone.
    await lockAccount(tx, accountId);
    const config = await lockConfig(tx, accountId, configId, configViolations.defaultNotDeletable);
    const subject = formatId('config', config.id);
    note({ subject, label: config.name });
    const defaultId = await ensureDefaultConfig(tx, now, accountId);
    const moved = await links.move(tx, now, { fromId: config.id, toId: defaultId, isProtecting: protects(config) });
    const details: MovedLinks = {
      movedLinks: moved.map(({ id, revision, ids }) => ({ id, revision, ...(ids && { ids }) })),
    };
    const item = await putIntoBin(tx, now, deleterOf(caller), {
      kind: 'config',
      subjectId: config.id,
      name: config.name,
      details,
    });
    await tx.update(configs).set({ binItemId: item.id }).where(eq(configs.id, config.id));
    await removeOldest(tx, accountId);
    const live = moved.filter((link) => link.binItemId === null);
    if (live.length > 0) await publishContent(tx, now, accountId, 'links');
    await publishContent(tx, now, accountId, 'configs');
    return {
      configId: subject,
      movedLinkCount: live.length,
      movedLinkIds: live.slice(0, MAX_PAGE).map(({ id, kind }) => formatLinkId({ kind, id })),
      binItem: presentBinItem(item),
    };
  });
}

/** Otherwise, creating and deleting configs would fill the disk for 30 days. */
async function removeOldest(tx: Tx, accountId: string): Promise<void> {
  const excess = await tx
    .select({ id: binItems.id })
    .from(binItems)
    .where(and(eq(binItems.accountId, accountId), eq(binItems.kind, 'config')))
    .orderBy(desc(binItems.id))
    .offset(MAX_BINNED_CONFIGS);
  if (excess.length === 0) return;
  const ids = excess.map(({ id }) => id);
  await tx.delete(configs).where(inArray(configs.binItemId, ids));
  await removeItems(tx, ids);
}
