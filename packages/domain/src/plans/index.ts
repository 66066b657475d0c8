export * from './storage.ts';
export * from './trial.ts';
export * from './violations.ts';
