export * from './violations.ts';
export * from './wordings.ts';
