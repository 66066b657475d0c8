export * from './demo.ts';
export * from './limits.ts';
export * from './name.ts';
export * from './versions.ts';
export * from './violations.ts';
