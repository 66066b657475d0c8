export * from './acts.ts';
export * from './violations.ts';
