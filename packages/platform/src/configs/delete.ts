import { formatLinkId } from '@launchyard/domain/links';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { configDelete } from '@launchyard/contract/configs';
import { configViolations } from '@launchyard/domain/configs';
import { formatId, MAX_PAGE } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { configs } from '../tables/configs.ts';
import { ensureDefaultConfig } from './default.ts';
import { lockConfig } from './find.ts';
import type { ConfigLinks, MovedLink } from './link-port.ts';
import { protects } from './visit.ts';

/** What the bin remembers of a config: the links that used it. */
export interface MovedLinks {
  movedLinks: MovedLink[];
}

/**
 * Puts a config of the caller's account into the bin. Every link that used it uses the default one from the same moment on (applications §4);
 * those that are not in the bin themselves are answered. Of two who delete it the second is refused. What asked for a password or had an end
 * is not opened by it: addresses that were sent out of its links open nothing from then on. `configId` is a UUID, or null for an id that was none.
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
    // Whoever gives it to a link waits here, and then finds it gone.
    await lockAccount(tx, accountId);
    const config = await lockConfig(tx, accountId, configId, configViolations.defaultNotDeletable);
    const subject = formatId('config', config.id);
    note({ subject });
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
