export * from './address.ts';
export * from './policy.ts';
export * from './signIn.ts';
export * from './violations.ts';
