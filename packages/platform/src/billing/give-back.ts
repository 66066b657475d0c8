import { ledgerEntriesFor } from '@launchyard/domain/billing';
import type { Cents } from '@launchyard/domain/money';
import type { Tx } from '../kit/database.ts';
import type { BillingDeps } from './deps.ts';
import { post } from './ledger.ts';
import { refundQueue } from './queues.ts';

/** Writes down that an account (a UUID) paid what it did not owe, and has the provider give it back: once for each payment. */
export async function giveBack(
  { jobs }: Pick<BillingDeps, 'jobs'>,
  tx: Tx,
  now: Date,
  { accountId, paymentId, amountCents }: { accountId: string; paymentId: string; amountCents: Cents },
): Promise<void> {
  const what = { accountId, reason: 'overpayment' as const, reference: paymentId, at: now };
  if (!(await post(tx, what, ledgerEntriesFor.overpayment(amountCents)))) return;
  await jobs.send(tx, refundQueue, { accountId, paymentId, amountCents });
}
