export * from './clock.ts';
export * from './end.ts';
export * from './limits.ts';
export * from './page.ts';
export * from './protocol.ts';
export * from './quality.ts';
export * from './rules.ts';
export * from './state.ts';
