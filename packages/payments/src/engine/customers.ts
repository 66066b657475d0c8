import { z } from 'zod';
import { CARD_OUTCOMES } from '@launchyard/domain/payments';
import type { CardExpiry, CardOutcome } from '@launchyard/domain/payments';
import type { Customer, PaymentMethod } from '@launchyard/contract/payments';
import { recordEvent } from './events.ts';
import { inSeconds, newId, Refused, type Needs } from './kit.ts';

const customerRow = z.object({
  id: z.string(),
  email: z.string(),
  payment_method_id: z.string().nullable(),
  created_at: z.number(),
});
export type CustomerRow = z.infer<typeof customerRow>;

export function createCustomer(
  { store, clock }: Needs,
  { email, accountId }: { email: string; accountId: string },
): Customer {
  const [id, now] = [newId('cus'), clock().getTime()];
  store.run('INSERT INTO customers (id, account_id, email, created_at) VALUES (?, ?, ?, ?)', id, accountId, email, now);
  return { id, object: 'customer', email, created: inSeconds(now) };
}

/** Throws Refused if there is none. */
export function findCustomer({ store }: Needs, id: string): CustomerRow {
  const row = store.find(
    customerRow,
    'SELECT id, email, payment_method_id, created_at FROM customers WHERE id = ?',
    id,
  );
  if (!row) throw new Refused('resource_missing', 'There is no such customer.');
  return row;
}

/** A card that is kept: what may be known of it, and what happens when it is charged later. */
export interface KeptCard {
  brand: string;
  last4: string;
  expiry: CardExpiry;
  later: CardOutcome;
}

/** Keeps a card as the customer’s only one, and says so in an event. */
export function attachCard(needs: Needs, customerId: string, { brand, last4, expiry, later }: KeptCard): PaymentMethod {
  const { store, clock } = needs;
  const [id, now] = [newId('pm'), clock().getTime()];
  store.run(
    'INSERT INTO payment_methods (id, customer_id, brand, last4, exp_month, exp_year, later, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    customerId,
    brand,
    last4,
    expiry.month,
    expiry.year,
    later,
    now,
  );
  store.run('UPDATE customers SET payment_method_id = ? WHERE id = ?', id, customerId);
  const { shown } = findMethod(needs, id);
  recordEvent(needs, 'payment_method.attached', shown);
  return shown;
}

const methodRow = z.object({
  id: z.string(),
  customer_id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  later: z.enum(CARD_OUTCOMES),
  created_at: z.number(),
});

/** A card that was kept: as it is shown, and what happens when it is charged later. */
export function findMethod({ store }: Needs, id: string): { shown: PaymentMethod; later: CardOutcome } {
  const row = store.find(methodRow, 'SELECT * FROM payment_methods WHERE id = ?', id);
  if (!row) throw new Error(`payment method ${id} is missing`);
  const { brand, last4, exp_month, exp_year } = row;
  return {
    later: row.later,
    shown: {
      id: row.id,
      object: 'payment_method',
      customer: row.customer_id,
      card: { brand, last4, exp_month, exp_year },
      created: inSeconds(row.created_at),
    },
  };
}

/** The customer’s card; null if there is none. */
export function currentMethod(needs: Needs, customerId: string): ReturnType<typeof findMethod> | null {
  const { payment_method_id: id } = findCustomer(needs, customerId);
  return id === null ? null : findMethod(needs, id);
}
