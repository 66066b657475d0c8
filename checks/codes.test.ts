import { expect, test } from 'vitest';
import { findStrayCodes, findUnraisedCodes } from './codes/find.ts';
import { listFiles, readText } from './files.ts';

const textsOf = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, readText(file)]));

test('codes are written out only in their home, and nothing is decided by a message', () => {
  const files = listFiles(/^packages\/[^/]+\/src\/.*\.tsx?$/).filter(
    (path) => !/\.test\.tsx?$|\/(test-kit|testing|generated)\/|^packages\/testing\//.test(path),
  );
  expect(files).toContain('packages/web/src/kit/fault.ts');
  expect(findStrayCodes(textsOf(files))).toEqual([]);
});

test.each([
  ["if (refusal.code === 'LINK_NOT_FOUND') return;", 'spells out LINK_NOT_FOUND'],
  ["throw codedError('RATE_LIMITED', 'Wait.');", 'spells out RATE_LIMITED'],
  ['new HttpRefusal(507, "STORE_FULL", words)', 'spells out STORE_FULL'],
  ["const failed = failure.code === 'VIRUS_FOUND';", 'spells out VIRUS_FOUND'],
  ['if (stop.message === uploadViolations.ended.message) return;', 'compares a message'],
  ["if (error.message.includes('not found')) return null;", 'compares a message'],
])('%s: found', (text, found) => {
  const path = 'packages/web/src/links/delete-link.ts';
  expect(findStrayCodes({ [path]: text })).toEqual([`${path} ${found}`]);
  expect(findStrayCodes({ 'packages/domain/src/links/violations.ts': text })).toEqual([]);
});

test('every refusal code is raised somewhere', () => {
  const files = listFiles(/^packages\/domain\/src\/[^/]+\/violations\.ts$/);
  expect(findUnraisedCodes(Object.values(textsOf(files)))).toEqual([]);
  expect(findUnraisedCodes([])).toContain('APP_NAME_TAKEN');
});
