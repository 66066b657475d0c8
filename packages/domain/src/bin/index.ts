export * from './keeping.ts';
export * from './kinds.ts';
export * from './violations.ts';
