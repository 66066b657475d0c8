export * from './brand.ts';
export * from './card.ts';
export * from './decline.ts';
export * from './form.ts';
export * from './limits.ts';
export * from './cards-for-tests.ts';
