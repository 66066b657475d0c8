export * from './acts.ts';
export * from './cases.ts';
export * from './limits.ts';
export * from './violations.ts';
