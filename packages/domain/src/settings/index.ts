export * from './addresses.ts';
export * from './catalogue.ts';
export { billingOf } from './payments.ts';
export * from './setting.ts';
