export * from './build/index.ts';
export * from './failures.ts';
export * from './limits.ts';
export * from './parts.ts';
export * from './pipeline.ts';
export * from './start.ts';
export * from './violations.ts';
export * from './zip/index.ts';
