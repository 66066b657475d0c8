export * from './cents.ts';
export * from './format.ts';
