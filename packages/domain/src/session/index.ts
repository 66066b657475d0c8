export * from './address.ts';
export * from './budget.ts';
export * from './limits.ts';
export * from './policy.ts';
export * from './reset.ts';
export * from './signIn.ts';
export * from './signUp.ts';
export * from './violations.ts';
