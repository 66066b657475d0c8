export * from './crc32.ts';
export * from './bytes.ts';
export * from './idempotency.ts';
export * from './ids.ts';
export * from './violation.ts';
export * from './pace.ts';
export * from './page.ts';
export * from './product.ts';
