export * from './keys.ts';
export * from './limits.ts';
export * from './scopes.ts';
export * from './token.ts';
export * from './violations.ts';
