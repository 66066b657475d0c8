import { versionViolations } from '@launchyard/domain/apps';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../../access/caller.ts';
import { actorOf } from '../../access/actor.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { publishContent } from '../../events/content.ts';
import type { Deps } from '../../kit/deps.ts';
import { refuse } from '../../kit/refuse.ts';
import type { apps } from '../../tables/apps.ts';
import { moveLatest } from './latest.ts';
import { lockOwnVersion } from './lock.ts';

/**
 * Makes Latest serve a version if it still serves the expected one; of two concurrent choices the second is refused,
 * unless both chose the same. Returns the application in its current state. Ids are UUIDs, or null for invalid ids.
 */
export async function makeLatest(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { versionId, expectedId }: { versionId: string | null; expectedId: string | null },
): Promise<typeof apps.$inferSelect> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    const { app, version } = await lockOwnVersion(tx, caller, versionId);
    note({ subject: formatId('appVersion', version.id), label: `${app.name} v${version.number}` });
    if (app.latestVersionId === version.id) return app;
    if (app.latestVersionId !== expectedId) return refuse(versionViolations.latestChanged);
    const from = await moveLatest(tx, now, app, version, { by: actorOf(caller), why: 'chosen' });
    note({ before: { latest: from?.number }, after: { latest: version.number } });
    await publishContent(tx, now, accountId, 'apps');
    return { ...app, latestVersionId: version.id };
  });
}
