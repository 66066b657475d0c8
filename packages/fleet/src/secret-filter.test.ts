import { expect, test } from 'vitest';
import { createSecretFilter } from './secret-filter.ts';

const SECRETS = ['abc.xyz', 'xyz'];

/** What comes through in all, and before the end. */
function filter(...chunks: string[]): [all: string, before: string] {
  const filtering = createSecretFilter(SECRETS);
  const before = Buffer.concat(chunks.map((chunk) => filtering.pass(Buffer.from(chunk))));
  return [Buffer.concat([before, filtering.rest()]).toString(), before.toString()];
}

test.each<[string[], all: string, before: string]>([
  [['nothing'], 'nothing', 'nothing'],
  [['a=abc.xyz b=abc.xyz'], 'a=… b=…', 'a=… b=…'],
  [['only xyz'], 'only …', 'only …'],
  [['abc.xy'], 'abc.xy', ''],
  [['ab', 'out'], 'about', 'about'],
  [['ababc.', 'xyz'], 'ab…', 'ab…'],
  [['ü', '→', 'x'], 'ü→x', 'ü→'],
])('of %j, %j comes through', (chunks, all, before) => expect(filter(...chunks)).toEqual([all, before]));

test('a secret is found wherever the chunks end', () => {
  for (let at = 0; at <= 'abc.xyz'.length; at++)
    expect(filter('abc.xyz'.slice(0, at), 'abc.xyz'.slice(at))[0]).toBe('…');
  expect(filter(...'-- abc.xyz --'.split(''))[0]).toBe('-- … --');
});
