import { randomUUID } from 'node:crypto';
import type { TestPayments } from '../test-kit.ts';

export const newKey = (): string => randomUUID();

export interface RestAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever was answered
  body: any;
}

/** Calls an engine as the services do, each time with a new key if none is given. */
export async function rest(
  { url, token }: Pick<TestPayments, 'url' | 'token'>,
  method: string,
  path: string,
  input?: unknown,
  key = newKey(),
): Promise<RestAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    ...(input !== undefined && { body: JSON.stringify(input) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Opens a checkout of $140.00; `changes` are of its input. Throws with the type of the error. */
export async function openSession(
  payments: Pick<TestPayments, 'url' | 'token'>,
  changes: Record<string, unknown>,
): Promise<{ id: string; url: string }> {
  const { status, body } = await rest(payments, 'POST', '/v1/checkout/sessions', {
    client_reference_id: 'chk_1',
    mode: 'payment',
    line_items: [{ name: 'Pay Per Concurrent User', description: '2 more CCU, Nov 21 to Dec 12', amount: 14_000 }],
    next_bill: { description: '5 CCU × $100.00', amount: 50_000, at: Date.parse('2050-12-12') / 1000 },
    customer_email: 'billing@northlight.example',
    success_url: 'https://panel.example/payment-success',
    cancel_url: 'https://panel.example/plans',
    expires_at: Date.now() / 1000 + 3600,
    ...changes,
  });
  if (status !== 200) throw new Error(body.error.type);
  return body;
}
