export * from './invitation.ts';
export * from './limits.ts';
export * from './violations.ts';
