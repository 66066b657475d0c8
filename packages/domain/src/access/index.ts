export * from './actions.ts';
export * from './grant.ts';
export * from './people.ts';
export * from './words.ts';
