import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { MOST_RECEIVED_OFFERS } from '@launchyard/domain/team';
import { accountLabel } from '../accounts/columns.ts';
import type { Sql } from '../kit/database.ts';
import { accounts, people } from '../tables/accounts.ts';
import { ownershipOffers } from '../tables/team.ts';

export type Offer = typeof ownershipOffers.$inferSelect;

/** The open offer of an account (a UUID) with the address that it is made to; null if there is none. */
export async function findOffer(sql: Sql, now: Date, accountId: string): Promise<(Offer & { email: string }) | null> {
  const [found] = await sql
    .select({ offer: ownershipOffers, email: people.email })
    .from(ownershipOffers)
    .innerJoin(people, eq(people.id, ownershipOffers.toId))
    .where(and(eq(ownershipOffers.accountId, accountId), isOpen(now)));
  return found ? { ...found.offer, email: found.email } : null;
}

/** The accounts that are offered to a person (a UUID), newest first. */
export const listReceivedOffers = (sql: Sql, now: Date, personId: string) =>
  sql
    .select({
      offer: ownershipOffers,
      accountLabel,
      ownerEmail: people.email,
    })
    .from(ownershipOffers)
    .innerJoin(accounts, eq(accounts.id, ownershipOffers.accountId))
    .innerJoin(people, eq(people.id, accounts.ownerId))
    .where(and(eq(ownershipOffers.toId, personId), isOpen(now)))
    .orderBy(desc(ownershipOffers.id))
    .limit(MOST_RECEIVED_OFFERS);

/** Of the rows of offers: those that can be accepted. */
export const isOpen = (now: Date) => and(isNull(ownershipOffers.endedAt), gt(ownershipOffers.expiresAt, now));
