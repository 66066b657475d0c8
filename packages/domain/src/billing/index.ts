export * from './ledger.ts';
export * from './violations.ts';
