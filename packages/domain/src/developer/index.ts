export * from './keys.ts';
export * from './limits.ts';
export * from './scopes.ts';
export * from './violations.ts';
