export * from './limits.ts';
export * from './link.ts';
export * from './mails.ts';
export * from './outcome.ts';
export * from './violations.ts';
