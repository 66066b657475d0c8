import { expect, test } from 'vitest';
import { listFiles, readText } from './files.ts';
import { findForeignWrites } from './writes/find.ts';

test('a table is written only by the area that owns it', () => {
  const files = listFiles(/^packages\/platform\/src\/.*\.ts$/).filter(
    (path) => !/\.test\.ts$|\/test-[^/]*$/.test(path),
  );
  // Without these files the check would find nothing.
  expect(files).toContain('packages/platform/src/tables/links.ts');
  expect(files).toContain('packages/platform/src/kit/tables.ts');
  expect(findForeignWrites(Object.fromEntries(files.map((path) => [path, readText(path)])))).toEqual([]);
});

const links = "import { links } from '../tables/links.ts';\n";
test.each([
  ['an update', `${links}await tx\n  .update(links)\n  .set({ name });`, 'links', 'links'],
  ['a deletion', `${links}await tx.delete(links).where(isIt);`, 'links', 'links'],
  ['an insertion', `${links}await tx.insert(links).values(rows);`, 'links', 'links'],
  [
    'an import alias',
    "import { links as own } from '../tables/links.ts';\nawait tx.delete(own).where(isIt);",
    'own',
    'links',
  ],
  ['raw SQL', `${links}await tx.execute(sql\`delete from \${links} where true\`);`, 'links', 'links'],
  ['a cleanup of old rows', `${links}removeRows(links, isOld);`, 'links', 'links'],
  [
    'a table of the kit',
    "import { attempts } from '../kit/tables.ts';\nawait tx.delete(attempts).where(isIt);",
    'attempts',
    'kit',
  ],
])('%s of another area’s table is found', (_, text, table, owner) => {
  const path = 'packages/platform/src/apps/delete.ts';
  expect(findForeignWrites({ [path]: text })).toEqual([`${path} writes ${table}, which belongs to ${owner}`]);
});

test('a write through an alias is found, and one in a file outside of any area', () => {
  const hidden = `${links}for (const table of [links]) await tx.update(table).set(change);`;
  const api = "import { links } from './tables/links.ts';\nawait tx.delete(links).where(isIt);";
  expect(
    findForeignWrites({ 'packages/platform/src/links/bin.ts': hidden, 'packages/platform/src/api.ts': api }),
  ).toEqual([
    'packages/platform/src/links/bin.ts writes table, which is not an imported table',
    'packages/platform/src/api.ts writes links, which belongs to links',
  ]);
});

test('an area writes its own tables, and reads any', () => {
  const text = `${links}import { apps } from '../tables/apps.ts';\nawait tx.select().from(apps);\nawait tx.update(links).set(change);`;
  expect(findForeignWrites({ 'packages/platform/src/links/change.ts': text })).toEqual([]);
});
