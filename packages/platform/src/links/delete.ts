import { and, eq, isNull } from 'drizzle-orm';
import type { streamingLinkDelete } from '@launchyard/contract/links';
import type { z } from 'zod';
import { formatId } from '@launchyard/domain/kit';
import { linkViolations } from '@launchyard/domain/links';
import { presentBinItem } from '../bin/present.ts';
import { putIntoBin } from '../bin/put.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import type { Caller } from '../session/caller.ts';
import type { InTransaction } from '../support/auditedTransaction.ts';
import { lockAccount } from '../uploads/locks.ts';
import { links } from './tables.ts';

/** Puts a link into the bin: its address stops opening at once. `linkId` is a UUID, or null for an id that was none. */
export async function deleteLink(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  linkId: string | null,
): Promise<z.input<(typeof streamingLinkDelete)['reply']>> {
  const now = clock();
  const accountId = caller.account.id;
  return inTransaction(async (tx, note) => {
    await lockAccount(tx, accountId);
    const isIt = linkId === null ? undefined : and(eq(links.id, linkId), eq(links.accountId, accountId));
    const [link] = isIt
      ? await tx
          .select()
          .from(links)
          .where(and(isIt, isNull(links.binItemId)))
      : [];
    if (!link) return refuse(linkViolations.notFound);
    const subject = formatId('streamingLink', link.id);
    note({ subject });
    const item = await putIntoBin(tx, now, caller, { kind: 'streamingLink', subjectId: link.id, name: link.name });
    await tx.update(links).set({ binItemId: item.id }).where(eq(links.id, link.id));
    await publishContent(tx, now, accountId, 'links');
    return { streamingLinkId: subject, binItem: presentBinItem(item) };
  });
}
