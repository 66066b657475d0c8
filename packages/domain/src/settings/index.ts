export * from './addresses.ts';
export * from './catalogue.ts';
export * from './setting.ts';
