export * from './clock.ts';
export { SpeedLimit } from './speed-limit.ts';
export { Turns } from './turns.ts';
export { transferMessages } from './messages.ts';
export * from './ports.ts';
export * from './progress.ts';
export * from './refused.ts';
export { Interrupted } from './interrupted.ts';
export * from './transfer.ts';
