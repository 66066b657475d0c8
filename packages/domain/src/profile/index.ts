export * from './change.ts';
export * from './finish.ts';
export * from './violations.ts';
