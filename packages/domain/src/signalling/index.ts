export * from './data-channel.ts';
export * from './limits.ts';
export * from './messages.ts';
