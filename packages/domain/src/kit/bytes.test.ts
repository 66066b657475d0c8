import { expect, test } from 'vitest';
import { formatBytes, GIB, KIB, MIB } from './bytes.ts';

test.each([
  [0, '0 B'],
  [KIB - 1, '1023 B'],
  [KIB, '1.0 KB'],
  [MIB - 52, '1023.9 KB'],
  [MIB - 51, '1.0 MB'],
  [MIB, '1.0 MB'],
  [42.6 * MIB, '42.6 MB'],
  [GIB - 0.06 * MIB, '1023.9 MB'],
  [GIB - 1, '1.00 GB'],
  [GIB, '1.00 GB'],
  [1024 * GIB, '1024.00 GB'],
])('%d bytes are shown as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
