import type { ContentRead } from '../kit/content-reads.ts';

/** Builds and library files use storage. */
export const planReads: readonly ContentRead[] = [
  { query: 'Plans', shows: ['APPS', 'ASSETS', 'PLAN'] },
  { query: 'Subscriptions', shows: ['APPS', 'ASSETS', 'STREAMING', 'PLAN'] },
  { query: 'Transactions', shows: ['PLAN'] },
  { query: 'UnpaidBill', shows: ['PLAN'] },
  { query: 'PaymentResult', shows: ['PLAN'] },
];
