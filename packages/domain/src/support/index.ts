export * from './acts.ts';
export * from './cases.ts';
export * from './consents.ts';
export * from './limits.ts';
export * from './look-up.ts';
export * from './violations.ts';
