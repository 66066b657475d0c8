export * from './storage.ts';
export * from './violations.ts';
