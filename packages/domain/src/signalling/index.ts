export * from './limits.ts';
export * from './messages.ts';
