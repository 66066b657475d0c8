import { and, eq } from 'drizzle-orm';
import { configViolations, DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { formatId } from '@launchyard/domain/kit';
import { publish } from '../events/publish.ts';
import type { Tx } from '../kit/database.ts';
import { streamingLinks } from '../links/tables.ts';
import type { Caller } from '../session/caller.ts';
import { lockAccount } from '../uploads/locks.ts';
import { ensureDefaultConfig } from './default.ts';
import { lockConfig } from './find.ts';
import { configs } from './tables.ts';

/**
 * Deletes a config of the caller's account. Every link that used it uses the default one from the same moment on (applications §4); those
 * are answered. Of two who delete it the second is refused.
 */
export async function deleteConfig(
  tx: Tx,
  now: Date,
  caller: Caller,
  configId: string,
): Promise<{ configId: string; movedLinks: Array<{ id: string; name: string }> }> {
  const accountId = caller.account.id;
  // Whoever makes a link with it waits here, and then finds it gone.
  await lockAccount(tx, accountId);
  const config = await lockConfig(tx, accountId, configId, configViolations.defaultNotDeletable);
  await ensureDefaultConfig(tx, now, accountId);
  const moved = await tx
    .update(streamingLinks)
    .set({ configId: await defaultConfigId(tx, accountId) })
    .where(eq(streamingLinks.configId, config.id))
    .returning({ id: streamingLinks.id, name: streamingLinks.name, deletedAt: streamingLinks.deletedAt });
  await tx.delete(configs).where(eq(configs.id, config.id));
  await publish(tx, now, accountId, {
    type: 'config.deleted',
    accountId: formatId('account', accountId),
    configId: formatId('config', config.id),
  });
  const live = moved.filter((link) => link.deletedAt === null);
  return {
    configId: formatId('config', config.id),
    movedLinks: live.map(({ id, name }) => ({ id: formatId('streamingLink', id), name })),
  };
}

async function defaultConfigId(tx: Tx, accountId: string): Promise<string> {
  const [row] = await tx
    .select({ id: configs.id })
    .from(configs)
    .where(and(eq(configs.accountId, accountId), eq(configs.nameKey, DEFAULT_CONFIG_NAME)));
  if (!row) throw new Error('the default config was just made');
  return row.id;
}
