import { cents, type Cents } from '../money/index.ts';

/**
 * The books that money is written in, for each account: what the customer owes us, what the payment provider holds for
 * us, what we earned, tax that is not ours, and what we owe the customer.
 */
export const LEDGERS = ['receivable', 'cash', 'revenue', 'tax', 'owed'] as const;
export type LedgerName = (typeof LEDGERS)[number];

/** Why money was written down. */
export const LEDGER_REASONS = ['invoice', 'payment', 'overpayment', 'refund'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One side of a transaction: positive is what we have or are owed, negative what we earned or owe. */
export interface LedgerEntry {
  ledger: LedgerName;
  amountCents: Cents;
}

const minus = (amount: Cents): Cents => cents(0 - amount);

/** The entries for what happened; they sum up to zero, and none of them is zero. */
export const ledgerEntriesFor = {
  /** The customer owes a bill; a part of it is tax. */
  invoice: (totalCents: Cents, taxCents: Cents): LedgerEntry[] =>
    written([
      { ledger: 'receivable', amountCents: totalCents },
      { ledger: 'revenue', amountCents: cents(taxCents - totalCents) },
      { ledger: 'tax', amountCents: minus(taxCents) },
    ]),
  /** The customer paid what they owed. */
  payment: (amountCents: Cents): LedgerEntry[] =>
    written([
      { ledger: 'cash', amountCents },
      { ledger: 'receivable', amountCents: minus(amountCents) },
    ]),
  /** The customer paid what they did not owe. */
  overpayment: (amountCents: Cents): LedgerEntry[] =>
    written([
      { ledger: 'cash', amountCents },
      { ledger: 'owed', amountCents: minus(amountCents) },
    ]),
  /** The customer got back what we owed them. */
  refund: (amountCents: Cents): LedgerEntry[] =>
    written([
      { ledger: 'owed', amountCents },
      { ledger: 'cash', amountCents: minus(amountCents) },
    ]),
} as const satisfies Record<LedgerReason, (...amounts: Cents[]) => LedgerEntry[]>;

const written = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter(({ amountCents }) => amountCents !== 0);
