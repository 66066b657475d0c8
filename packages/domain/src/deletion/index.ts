export * from './deletion.ts';
export * from './limits.ts';
export * from './violations.ts';
