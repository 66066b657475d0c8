export * from './address.ts';
export * from './id.ts';
export * from './kind.ts';
export * from './limits.ts';
export * from './name.ts';
export * from './url.ts';
export * from './version-choice.ts';
export * from './violations.ts';
