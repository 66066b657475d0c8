import { describe, expect, test } from 'vitest';
import { listServiceSources, readText } from './files.ts';
import { findForeignWrites } from './writes/find.ts';
import { findRights } from './writes/rights.ts';

test('a table is written only by the area that owns it', () => {
  const files = listServiceSources();
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

const importing = (text: string) => `import { links } from './tables/links.ts';\n${text}`;

describe('the rights of a process', () => {
  const src = 'packages/platform/src/';
  const tables = {
    [`${src}tables/links.ts`]:
      "export const links = pgTable('links', {});\nexport const signedLinks = pgTable(\n  'signed_links', {});",
    [`${src}kit/tables.ts`]: "export const attempts = pgTable('attempts', {});",
  };
  const rightsOf = (text: string) => {
    const file = `import { links, signedLinks } from './tables/links.ts';\nimport { attempts } from './kit/tables.ts';\n${text}`;
    return findRights({ ...tables, [`${src}main-api.ts`]: file }).api;
  };

  test.each([
    ['a read', 'await sql.select().from(links);', { links: ['select'] }],
    ['a column', 'and(eq(links.id, id))', { links: ['select'] }],
    [
      'a join',
      'sql.select().from(links).leftJoin(signedLinks, isIts);',
      { links: ['select'], signed_links: ['select'] },
    ],
    ['a count', 'await sql.$count(links, mine);', { links: ['select'] }],
    ['its columns', 'const { id, name } = links;', { links: ['select'] }],
    ['an alias', "const before = alias(links, 'before');", { links: ['select'] }],
    ['an insertion', 'await tx.insert(links).values(row);', { links: ['insert'] }],
    [
      'one that gives back',
      'await tx\n  .insert(links)\n  .values(row)\n  .returning();',
      { links: ['select', 'insert'] },
    ],
    [
      'one over what is there',
      'await tx.insert(links).values({ id: newId() }).onConflictDoUpdate({ set });',
      { links: ['select', 'insert', 'update'] },
    ],
    ['an update', 'await tx.update(links).set(change);', { links: ['update'] }],
    ['a deletion', 'await tx.delete(links);', { links: ['delete'] }],
    ['a cleanup of old rows', 'removeRows(\n  links,\n  isOld);', { links: ['select', 'delete'] }],
    [
      'a lock',
      "tx.select().from(links).where(eq(f('('), 1)).limit(1).for('no key update', { skipLocked: true });",
      { links: ['select', 'lock'] },
    ],
    [
      'a lock of all that is joined',
      "tx.select().from(links).innerJoin(signedLinks, isIts).for('share');",
      { links: ['select', 'lock'], signed_links: ['select', 'lock'] },
    ],
    [
      'a lock of one of them',
      "tx.select().from(links).innerJoin(signedLinks, isIts).for('update', { of: signedLinks });",
      { links: ['select'], signed_links: ['select', 'lock'] },
    ],
    [
      'a lock of several that are read elsewhere',
      "selectLinks(tx).for('update', { of: [links, signedLinks] });",
      { links: ['select', 'lock'], signed_links: ['select', 'lock'] },
    ],
    ['SQL that reads', 'sql`select 1 from ${links}`', { links: ['select'] }],
    ['SQL that inserts', 'sql`insert into ${links} (id) values (${id})`', { links: ['insert'] }],
    [
      'SQL that inserts or updates',
      'sql`insert into ${links} (id) values (${id}) on conflict (id) do update set id = 1`',
      { links: ['select', 'insert', 'update'] },
    ],
    ['SQL that updates', 'sql`update ${links} set id = 1`', { links: ['select', 'update'] }],
    ['SQL that deletes', 'sql`delete from ${links}`', { links: ['select', 'delete'] }],
    [
      'SQL that locks',
      'sql`select 1 from ${links} where ${signedLinks.id} = 1 for update`',
      { links: ['select', 'lock'], signed_links: ['select'] },
    ],
    ['SQL with a name as text', 'sql`select 1 from signed_links`', { signed_links: ['select'] }],
    [
      'a write of one of two tables',
      'const table = isKey ? links : signedLinks;\ntx.update(table).set(change);',
      {
        links: ['update'],
        signed_links: ['update'],
      },
    ],
    [
      'a read of each of several tables',
      'for (const table of [links, signedLinks] as const) sql.select().from(table);',
      { links: ['select'], signed_links: ['select'] },
    ],
    ['a table of the kit', 'await tx.delete(attempts);', { attempts: ['delete'] }],
    ['its type', 'type Row = typeof links.$inferSelect;', {}],
    [
      'its name in words',
      "// links\nconst { links: own } = needs.links;\nlog(`links`, 'links', \"links\", /[`']links/);",
      {},
    ],
    [
      'what migrations run',
      'const work = { appendOnly: [links], sql: `create function f() as $$ delete from links $$` };',
      {},
    ],
  ])('%s is found', (_, text, found) => {
    expect(rightsOf(text)).toEqual(found);
  });

  test('they are those of the files that it imports, whichever way, and not of types', () => {
    const files = {
      ...tables,
      [`${src}main-streams.ts`]:
        "import { read } from './read.ts';\nimport type { Row } from './types.ts';\nimport {\n  type Other,\n} from './types.ts';",
      [`${src}read.ts`]:
        "import * as lock from './lock.ts';\nexport { insert } from './insert.ts';\nawait import('./delete.ts');",
      [`${src}lock.ts`]: importing("tx.select().from(links).for('update');"),
      [`${src}insert.ts`]: importing('tx.insert(links).values(row);'),
      [`${src}delete.ts`]: importing('tx.delete(links);'),
      [`${src}types.ts`]: importing('tx.update(links).set(change);'),
      [`${src}main-worker.ts`]: "import './types.ts';",
    };
    expect(findRights(files)).toEqual({
      api: {},
      files: {},
      streams: { links: ['select', 'insert', 'delete', 'lock'] },
      worker: { links: ['update'] },
    });
  });

  test.each([
    ['a table in a variable', 'const table = links;', 'uses links'],
    ['a table that is handed on', 'clear(links);', 'uses links'],
    ['a table in an object', 'clear({ table: links });', 'uses links'],
    ['a choice that is handed on', 'const table = isKey ? links : signedLinks;\nclear(table);', 'uses table'],
    ['a lock of unnamed tables', "const rows = await selectLinks(tx).for('update');", 'locks rows'],
    ['all tables of a file', "import * as all from './tables/links.ts';", 'imports or exports tables'],
    ['tables under another address', "export { links } from './tables/links.ts';", 'imports or exports tables'],
  ])('%s is refused', (_, text, why) => {
    expect(() => rightsOf(text)).toThrow(`${src}main-api.ts ${why}`);
  });
});
