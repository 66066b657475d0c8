import { eq } from 'drizzle-orm';
import { formatLinkId, linkViolations } from '@launchyard/domain/links';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { presentBinItem } from '../bin/present.ts';
import { deleterOf, putIntoBin } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { links } from '../tables/links.ts';
import type { LinkChange } from './change.ts';
import { lockLink } from './find.ts';

/** Moves a link to the bin: its addresses stop opening at once. `revision` is only checked if set. */
export async function deleteLink(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  { link: name, revision }: Omit<LinkChange, 'revision'> & { revision?: number | undefined },
): Promise<ReturnType<typeof presentBinItem>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const link = await lockLink(tx, caller, name);
    note({ subject: formatLinkId(link), label: link.name });
    if (revision !== undefined && link.revision !== revision) return refuse(linkViolations.changed);
    const item = await putIntoBin(tx, now, deleterOf(caller), {
      kind: `${link.kind}Link`,
      subjectId: link.id,
      name: link.name,
    });
    await tx.update(links).set({ binItemId: item.id }).where(eq(links.id, link.id));
    await publishContent(tx, now, accountId, 'links');
    return presentBinItem(item);
  });
}
