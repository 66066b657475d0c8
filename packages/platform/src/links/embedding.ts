import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { embeddingDomain as shape } from '@launchyard/contract/embedding';
import { formatId } from '@launchyard/domain/kit';
import {
  checkEmbeddingDomain,
  embeddingDomain,
  embeddingViolations,
  MAX_EMBEDDING_DOMAINS,
} from '@launchyard/domain/links';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { publishContent } from '../events/content.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { refuse, refuseAny } from '../kit/refuse.ts';
import { embeddingDomains } from '../tables/links.ts';

/** The websites that may embed the streams of an account (a UUID), by name. */
export async function listEmbeddingDomains(sql: Sql, accountId: string): Promise<z.input<typeof shape>[]> {
  const mine = eq(embeddingDomains.accountId, accountId);
  return (await sql.select().from(embeddingDomains).where(mine).orderBy(asc(embeddingDomains.domain))).map(present);
}

/** Allows a website to embed the streams of the account, unless it is allowed already. */
export async function addEmbeddingDomain(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  caller: Caller,
  given: string,
): Promise<z.input<typeof shape>> {
  refuseAny(checkEmbeddingDomain(given));
  const { id: accountId, label } = caller.account;
  const now = clock();
  const domain = embeddingDomain(given);
  return inTransaction(async (tx, note) => {
    // Two that add at once take turns, and the limit is exact.
    await lockAccount(tx, accountId);
    note({ subject: formatId('account', accountId), label });
    const mine = eq(embeddingDomains.accountId, accountId);
    const [known] = await tx
      .select()
      .from(embeddingDomains)
      .where(and(mine, eq(embeddingDomains.domain, domain)));
    if (known) return present(known);
    if ((await tx.$count(embeddingDomains, mine)) >= MAX_EMBEDDING_DOMAINS) refuse(embeddingViolations.limitReached);
    const row = { accountId, domain, createdAt: now, createdBy: actorOf(caller) };
    await tx.insert(embeddingDomains).values(row);
    note({ after: { website: domain } });
    await publishContent(tx, now, accountId, 'links');
    return present(row);
  });
}

/** No longer allows a website to embed the streams of the account. */
export async function removeEmbeddingDomain(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  { account }: Caller,
  given: string,
): Promise<string> {
  const now = clock();
  // What cannot be added is not there: the database accepts no NUL and no half characters.
  if (checkEmbeddingDomain(given).length > 0) return refuse(embeddingViolations.notFound);
  const domain = embeddingDomain(given);
  return inTransaction(async (tx, note) => {
    note({ subject: formatId('account', account.id), label: account.label, before: { website: domain } });
    const removed = await tx
      .delete(embeddingDomains)
      .where(and(eq(embeddingDomains.accountId, account.id), eq(embeddingDomains.domain, domain)))
      .returning({ domain: embeddingDomains.domain });
    if (removed.length === 0) refuse(embeddingViolations.notFound);
    await publishContent(tx, now, account.id, 'links');
    return domain;
  });
}

const present = ({ domain, createdAt, createdBy }: Omit<typeof embeddingDomains.$inferSelect, 'accountId'>) => ({
  domain,
  createdAt: instant(createdAt),
  createdBy,
});
