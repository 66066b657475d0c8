import { and, eq } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { formatLinkId, type LinkKind, linkViolations } from '@launchyard/domain/links';
import type { Caller } from '../access/caller.ts';
import { requireMay } from '../access/require-may.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Deps } from '../kit/deps.ts';
import { once } from '../kit/idempotency.ts';
import { refuse } from '../kit/refuse.ts';
import { links } from '../tables/links.ts';
import { createLink, type NewLink } from './create.ts';
import { selectLinks, type PresentedRow } from './present.ts';

/**
 * Creates a link, once for each idempotency key, and returns it in its current state. `asked` is what the key stands
 * for.
 */
export async function createdLink(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  kind: LinkKind,
  { idempotencyKey, asked, ...input }: NewLink & { idempotencyKey: string; asked: object },
): Promise<PresentedRow> {
  const accountId = caller.account.id;
  const now = clock();
  // Checked before the key: the caller must not learn of a link in an application that they may not read.
  if (input.appId !== null) requireMay(caller, 'links.write', { id: input.appId, ifMissing: appViolations.notFound });
  const request = { accountId, key: idempotencyKey, call: `links.${kind}Create`, input: asked };
  return inTransaction(async (tx, note) => {
    const id = await once(tx, now, request, () => createLink(tx, now, caller, kind, input));
    const [row] = await selectLinks(tx, and(eq(links.accountId, accountId), eq(links.id, id)));
    // Only a repeated create finds nothing: its link has been deleted since.
    if (!row) return refuse({ ...linkViolations.notFound, field: ['idempotencyKey'] });
    note({ subject: formatLinkId(row), label: row.name, after: { application: row.appName, config: row.configName } });
    await publishContent(tx, now, accountId, 'links');
    return row;
  });
}
