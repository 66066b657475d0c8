import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CARD_OUTCOMES, PAYMENT_LIMITS } from '@launchyard/domain/payments';
import { openSessionInput, type CheckoutSession, type OpenSessionInput } from '@launchyard/contract/payments';
import { findCustomer, findMethod } from './customers.ts';
import { recordEvent } from './events.ts';
import { HOUR, inSeconds, newId, Refused, type Needs } from './kit.ts';
import { findPayment } from './payments.ts';

/** In bytes. Nobody guesses the address of a page. */
const PAGE_KEY_LENGTH = 24;

const { line_items: lines, next_bill: nextBill, mode } = openSessionInput.shape;
const fromJson = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((text) => (typeof text === 'string' ? JSON.parse(text) : text), shape);

const sessionRow = z.object({
  id: z.string(),
  page_key: z.string(),
  customer_id: z.string(),
  mode,
  reference: z.string(),
  lines: fromJson(lines),
  next_bill: fromJson(nextBill),
  amount: z.number(),
  email: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  tries: z.number(),
  pending: fromJson(
    z
      .object({
        brand: z.string(),
        last4: z.string(),
        expiry: z.object({ month: z.number(), year: z.number() }),
        later: z.enum(CARD_OUTCOMES),
      })
      .nullable(),
  ),
  payment_intent_id: z.string().nullable(),
  payment_method_id: z.string().nullable(),
  expires_at: z.number(),
  created_at: z.number(),
});
export type SessionRow = z.infer<typeof sessionRow>;

/** Opens a checkout: for a day at most, and so many at once for a customer, whose oldest gives way. */
export function openSession(needs: Needs, input: OpenSessionInput): CheckoutSession {
  const { store, clock, origin } = needs;
  const now = clock().getTime();
  const { id: customerId } = findCustomer(needs, input.customer);
  const amount = input.mode === 'setup' ? 0 : input.line_items.reduce((sum, line) => sum + line.amount, 0);
  if (input.mode === 'payment' && (amount < PAYMENT_LIMITS.leastCents || amount > PAYMENT_LIMITS.mostCents)) {
    throw new Refused('invalid_request_error', 'The lines of a payment must add up to something that can be charged.');
  }
  const expiresAt = Math.min(Math.round(input.expires_at * 1000), now + PAYMENT_LIMITS.longestCheckoutHours * HOUR);
  if (expiresAt <= now) throw new Refused('invalid_request_error', 'expires_at is in the past.');
  makeRoom(needs, customerId, now);
  const id = newId('cs');
  const pageKey = randomBytes(PAGE_KEY_LENGTH).toString('base64url');
  store.run(
    `INSERT INTO sessions (id, page_key, customer_id, mode, reference, lines, next_bill, amount, email, success_url, cancel_url, status, expires_at, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
    id,
    pageKey,
    customerId,
    input.mode,
    input.client_reference_id,
    JSON.stringify(input.line_items),
    input.next_bill === null ? null : JSON.stringify(input.next_bill),
    amount,
    input.customer_email,
    input.success_url,
    input.cancel_url,
    expiresAt,
    now,
  );
  return { ...showSession(needs, find(needs, id)), url: `${origin}/pay/${pageKey}` };
}

const countRow = z.object({ count: z.number() });

/** However many checkouts a customer opens, they cost others nothing. */
function makeRoom(needs: Needs, customerId: string, now: number): void {
  const { store } = needs;
  const recent = store.find(
    countRow,
    'SELECT count(*) AS count FROM sessions WHERE customer_id = ? AND created_at > ?',
    customerId,
    now - HOUR,
  );
  if ((recent?.count ?? 0) >= PAYMENT_LIMITS.checkoutsPerHour) {
    throw new Refused('rate_limit_error', 'The customer has opened too many checkouts in the last hour.');
  }
  const open = store.list(
    sessionRow,
    `SELECT * FROM sessions WHERE customer_id = ? AND created_at > ? AND status = 'open' ORDER BY created_at, rowid`,
    customerId,
    now - PAYMENT_LIMITS.longestCheckoutHours * HOUR,
  );
  for (const session of open.slice(0, Math.max(0, open.length - PAYMENT_LIMITS.openCheckouts + 1))) {
    expire(needs, session);
  }
}

/** Throws Refused if there is none. */
export function findSession(needs: Needs, id: string): SessionRow {
  return settle(needs, find(needs, id));
}

/** By the key in the address of its page; null if there is none. */
export function findByPageKey(needs: Needs, pageKey: string): SessionRow | null {
  const row = needs.store.find(sessionRow, 'SELECT * FROM sessions WHERE page_key = ?', pageKey);
  return row && settle(needs, row);
}

function find({ store }: Needs, id: string): SessionRow {
  const row = store.find(sessionRow, 'SELECT * FROM sessions WHERE id = ?', id);
  if (!row) throw new Refused('resource_missing', 'There is no such checkout.');
  return row;
}

/** A checkout whose time is over has expired, whether or not anybody has seen it yet. */
function settle(needs: Needs, session: SessionRow): SessionRow {
  const isOver = session.status === 'open' && session.expires_at <= needs.clock().getTime();
  return isOver ? expire(needs, session) : session;
}

/** Ends a checkout that is open. Called in a transaction. */
export function expire(needs: Needs, session: SessionRow): SessionRow {
  if (session.status !== 'open') return session;
  needs.store.run(
    `UPDATE sessions SET status = 'expired', pending = NULL WHERE id = ? AND status = 'open'`,
    session.id,
  );
  const expired = find(needs, session.id);
  recordEvent(needs, 'checkout.session.expired', showSession(needs, expired));
  return expired;
}

/** Ends the open checkouts whose time is over, and returns how many those were. */
export function expireDue(needs: Needs, most: number): number {
  const { store, clock } = needs;
  const due = store.list(
    sessionRow,
    `SELECT * FROM sessions WHERE status = 'open' AND expires_at <= ? ORDER BY expires_at LIMIT ?`,
    clock().getTime(),
    most,
  );
  for (const session of due) expire(needs, session);
  return due.length;
}

/** As callers read it. Its address is a secret, so only whoever opened it gets it. */
export function showSession(needs: Needs, row: SessionRow): CheckoutSession {
  return {
    id: row.id,
    object: 'checkout.session',
    customer: row.customer_id,
    client_reference_id: row.reference,
    mode: row.mode,
    status: row.status,
    amount_total: row.amount,
    url: null,
    expires_at: inSeconds(row.expires_at),
    created: inSeconds(row.created_at),
    payment_intent: row.payment_intent_id === null ? null : findPayment(needs, row.payment_intent_id),
    payment_method: row.payment_method_id === null ? null : findMethod(needs, row.payment_method_id).shown,
  };
}
