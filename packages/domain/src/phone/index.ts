export * from './phone-number.ts';
