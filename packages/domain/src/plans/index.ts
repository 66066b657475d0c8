export * from './places.ts';
export * from './room.ts';
export * from './shortfall.ts';
export * from './storage.ts';
export * from './trial.ts';
export * from './violations.ts';
