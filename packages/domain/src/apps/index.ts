export * from './demo.ts';
export * from './name.ts';
export * from './violations.ts';
