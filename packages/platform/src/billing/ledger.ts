import { and, eq } from 'drizzle-orm';
import type { LedgerEntry, LedgerReason } from '@launchyard/domain/billing';
import type { Tx } from '../kit/database.ts';
import { ledgerEntries, ledgerTransactions } from '../tables/billing.ts';

/**
 * Writes down what happened to the money of an account (a UUID), once for each reason and reference: returns whether it
 * was written now. The database refuses entries that do not sum up to zero.
 */
export async function post(
  tx: Tx,
  what: { accountId: string; reason: LedgerReason; reference: string; at: Date },
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values(what)
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  if (!transaction) return false;
  if (entries.length > 0) {
    const { accountId } = what;
    await tx
      .insert(ledgerEntries)
      .values(entries.map((entry) => ({ ...entry, accountId, transactionId: transaction.id })));
  }
  return true;
}

/** Whether a payment of the provider paid an invoice. */
export async function isPayment(tx: Tx, paymentId: string): Promise<boolean> {
  const isIt = and(eq(ledgerTransactions.reason, 'payment'), eq(ledgerTransactions.reference, paymentId));
  return (await tx.$count(ledgerTransactions, isIt)) > 0;
}

/** The database itself refuses a transaction whose entries do not sum up to zero when it commits. */
export const BALANCE_TRIGGER = `
  create or replace function check_ledger_balance() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
  begin
    if (select sum(amount_cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
      raise exception 'the entries of ledger transaction % do not sum up to zero', new.transaction_id;
    end if;
    return null;
  end $$;
  drop trigger if exists ledger_entries_balance on ledger_entries;
  create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function check_ledger_balance();
`;
