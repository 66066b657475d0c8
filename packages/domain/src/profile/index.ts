export * from './finish.ts';
export * from './violations.ts';
