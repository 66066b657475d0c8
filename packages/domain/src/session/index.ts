export * from './policy.ts';
export * from './signIn.ts';
export * from './violations.ts';
