import { expect, test } from 'vitest';
import { listServiceSources, readText } from './files.ts';
import { findLateIds } from './ids/find.ts';

const read = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, readText(path)]));

test('public ids are parsed where a call comes in, and nowhere else', () => {
  const files = listServiceSources();
  expect(files).toContain('packages/platform/src/links/list.ts');
  expect(findLateIds(read(files))).toEqual([]);
});

test.each([
  ["const ids = appIds.flatMap((id) => parseId('app', id) ?? []);", 'parseId'],
  ["import { parseId as read } from '@launchyard/domain/kit';", 'parseId'],
  ['const ids = linkIds.flatMap((id) => parseLinkId(id)?.id ?? []);', 'parseLinkId'],
  ["import { parseIds } from '../http/ids.ts';", 'parseIds'],
  ["import { parseLinkIds } from '../http/ids.ts';", 'parseLinkIds'],
])('a planted breach is found: %s', (text, name) => {
  const path = 'packages/platform/src/links/list.ts';
  expect(findLateIds({ [path]: text })).toEqual([`${path} parses ids with ${name}, which belongs in its routes`]);
});

test.each(['links/routes.ts', 'configs/create-routes.ts', 'http/ids.ts', 'access/identify.ts'])(
  '%s may parse them',
  (path) => {
    expect(findLateIds({ [`packages/platform/src/${path}`]: "parseId('app', id)" })).toEqual([]);
  },
);
