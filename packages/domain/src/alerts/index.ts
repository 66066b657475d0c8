export * from './alert.ts';
export * from './channels.ts';
export * from './fault-place.ts';
export * from './judge.ts';
export * from './kinds.ts';
export * from './message.ts';
export * from './routes.ts';
export * from './violations.ts';
