export * from './actions.ts';
export * from './address.ts';
export * from './changes.ts';
export * from './csv.ts';
export * from './entry.ts';
export * from './limits.ts';
