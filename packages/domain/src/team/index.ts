export * from './invitation.ts';
export * from './limits.ts';
export * from './ownership.ts';
export * from './violations.ts';
