import { expect, test } from 'vitest';
import { formatId, idKind, parseId } from './index.ts';

const UUID = '01934f6e-2b5c-7c3a-9f10-0123456789ab';

test('an id names its kind and gives the UUID back', () => {
  const id = formatId('app', UUID);
  expect(id).toMatch(/^app_[0-9a-z]{26}$/);
  expect(parseId('app', id)).toBe(UUID);
  expect(idKind(id)).toBe('app');
});

test('ids sort like their UUIDs', () => {
  expect(formatId('app', '00000000-0000-7000-8000-000000000001') < formatId('app', UUID)).toBe(true);
});

test.each([
  ['empty', ''],
  ['another kind', formatId('upload', UUID)],
  ['one character short', formatId('app', UUID).slice(0, -1)],
  ['a letter that is not in the alphabet', formatId('app', UUID).slice(0, -1) + 'u'],
  ['more than 128 bits', `app_${'z'.repeat(26)}`],
  ['upper case', formatId('app', UUID).toUpperCase()],
])('%s is not an id of an app', (_, id) => {
  expect(parseId('app', id)).toBeNull();
});
