export * from './kit/call.ts';
export * from './kit/part-link.ts';
export * from './kit/refusal.ts';
export * from './kit/shapes.ts';
export * from './kit/errors.ts';
export * from './kit/malformed.ts';
