import { and, eq, isNull } from 'drizzle-orm';
import { formatId } from '@launchyard/domain/kit';
import { signedLinkViolations } from '@launchyard/domain/links';
import type { Caller } from '../../access/caller.ts';
import { requireMay } from '../../access/require-may.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { publishContent } from '../../events/content.ts';
import type { Deps } from '../../kit/deps.ts';
import { refuse } from '../../kit/refuse.ts';
import { links, signedLinks } from '../../tables/links.ts';
import { presentSigned } from './present.ts';

/** Revokes a signed link of the account (a UUID, or null for an invalid id). One that is revoked stays as it is. */
export async function revokeSignedLink(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  id: string | null,
) {
  if (id === null) return refuse(signedLinkViolations.notFound);
  const now = clock();
  return inTransaction(async (tx, note) => {
    const [found] = await tx
      .select({ signed: signedLinks, name: links.name, appId: links.appId })
      .from(signedLinks)
      .innerJoin(links, eq(links.id, signedLinks.linkId))
      .where(and(eq(signedLinks.id, id), eq(links.accountId, caller.account.id), isNull(links.binItemId)))
      .for('update', { of: signedLinks });
    if (!found) return refuse(signedLinkViolations.notFound);
    const { signed, name, appId } = found;
    requireMay(caller, 'links.write', { id: appId, ifMissing: signedLinkViolations.notFound });
    note({ subject: formatId('signedLink', id), label: name });
    if (signed.revokedAt !== null) return presentSigned(signed, now);
    await tx.update(signedLinks).set({ revokedAt: now }).where(eq(signedLinks.id, id));
    await publishContent(tx, now, caller.account.id, 'links');
    return presentSigned({ ...signed, revokedAt: now }, now);
  });
}
