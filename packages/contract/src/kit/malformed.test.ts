import { expect, test } from 'vitest';
import { z } from 'zod';
import { malformedText, MALFORMED_PART } from './malformed.ts';
import { count, text } from './shapes.ts';

const input = z.strictObject({
  name: text(5).min(2),
  size: count,
  version: z.number().int().positive().optional(),
  kind: z.enum(['windows', 'linux']),
  at: z.iso.datetime(),
  links: z.array(z.object({ isOpen: z.boolean() })).max(2),
});
const RIGHT = { name: 'Villa', size: 1, kind: 'linux', at: '2026-11-22T09:41:00.000Z', links: [{ isOpen: true }] };

test.each<[object, string]>([
  [{ name: undefined }, 'name: is missing'],
  [{ name: 7 }, 'name: must be a text'],
  [{ name: 'Harbour' }, 'name: must have at most 5 characters'],
  [{ name: 'V' }, 'name: must have at least 2 characters'],
  [{ name: 'V\u0000' }, 'name: must not contain control characters'],
  [{ size: 1.5 }, 'size: must be a whole number'],
  [{ size: -1 }, 'size: must be at least 0'],
  [{ version: 0 }, 'version: must be more than 0'],
  [{ kind: 'mac' }, 'kind: must be one of windows, linux'],
  [{ at: 'today' }, 'at: must be an instant in ISO 8601, such as 2026-11-22T09:41:00.000Z'],
  [{ links: [{}, { isOpen: 'no' }] }, 'links.0.isOpen: is missing; links.1.isOpen: must be true or false'],
  [{ links: [{ isOpen: true }, { isOpen: true }, { isOpen: true }] }, 'links: must have at most 2 items'],
  [{ more: 1 }, 'input: has unknown fields: more'],
])('%o is reported by its field, in our own words', (wrong, words) => {
  const given = { ...RIGHT, ...wrong };
  const { error } = input.safeParse(given);
  const said = error && malformedText(error, given);
  expect(said).toBe(words);
  for (const part of words.split('; ')) expect(part).toMatch(MALFORMED_PART);
});
