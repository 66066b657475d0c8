import { hash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Sql, Tx } from '../kit/database.ts';
import { billingCustomers, type StoredCard } from '../tables/billing.ts';
import type { ChargingDeps } from './deps.ts';

/** The provider’s customer for an account (a UUID), made if there is none: of two at once both get the same. */
export async function ensureCustomer(
  { database, clock, payments }: ChargingDeps,
  accountId: string,
  email: string,
): Promise<string> {
  const known = await readCustomer(database.sql, accountId);
  if (known) return known.customerId;
  const { customerId } = await payments.createCustomer(
    { accountId, email },
    `customer:${accountId}:${hash('sha256', email, 'base64url').slice(0, 16)}`,
  );
  await database.sql
    .insert(billingCustomers)
    .values({ accountId, customerId, createdAt: clock() })
    .onConflictDoNothing();
  return customerId;
}

/** The provider’s customer for an account (a UUID), with their card; null: it never paid. */
export async function readCustomer(sql: Sql, accountId: string) {
  const [row] = await sql.select().from(billingCustomers).where(eq(billingCustomers.accountId, accountId));
  return row ?? null;
}

/** Keeps the card that a customer gave at an instant, unless a later one is known. Returns their account (a UUID). */
export async function keepCard(tx: Tx, customerId: string, card: StoredCard, givenAt: Date): Promise<string | null> {
  const [row] = await tx
    .update(billingCustomers)
    .set({ card, cardGivenAt: givenAt })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        or(isNull(billingCustomers.cardGivenAt), lt(billingCustomers.cardGivenAt, givenAt)),
      ),
    )
    .returning({ accountId: billingCustomers.accountId });
  return row?.accountId ?? null;
}

/** Whoever gets an account pays with a card of their own: the one of its former owner is forgotten. */
export async function forgetCard(tx: Tx, now: Date, accountId: string): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ card: null, cardGivenAt: now })
    .where(eq(billingCustomers.accountId, accountId));
}
