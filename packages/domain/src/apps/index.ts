export * from './name.ts';
export * from './violations.ts';
