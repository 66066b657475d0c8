import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles, root } from './files.ts';
import { cruiseImports, type Cruise } from './imports/cruise.ts';

test('every import follows the tables of packages and of floors', async () => {
  const sources = listFiles(/^(packages|e2e|bench|checks)\/.*\.tsx?$/);
  const { files, breaches } = await cruiseImports(root, sources);
  // Without its parser, dependency-cruiser would skip files.
  expect(files.toSorted()).toEqual(sources);
  expect(breaches).toEqual([]);
});

describe('a planted breach is found', () => {
  const planted: Record<string, string> = {
    'packages/domain/package.json': '{ "name": "@launchyard/domain", "exports": { "./*": "./src/*/index.ts" } }',
    'packages/domain/src/apps/index.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    'packages/domain/src/links/index.ts': "export type { list } from '../../../contract/src/apps.ts';\n",
    'packages/contract/src/apps.ts': 'export const list = 1;\n',
    'packages/gateway/src/main.ts': "import { list } from '../../platform/src/apps/routes.ts';\nexport { list };\n",
    'packages/platform/src/apps/routes.ts': "export * from '../kit/server.ts';\nexport const list = 1;\n",
    'packages/platform/src/kit/server.ts': "export { list as known } from '../apps/routes.ts';\n",
    'packages/platform/src/transfers/record-part.ts': "export { list as part } from '../apps/routes.ts';\n",
    'packages/platform/src/uploads/find.ts':
      "export type { Shown } from '../assets/find.ts';\nexport type Found = 1;\n",
    'packages/platform/src/assets/find.ts': 'export type Shown = 1;\n',
    'packages/platform/src/links/bin.ts': "export { api } from '../api.ts';\n",
    'packages/platform/src/api.ts': 'export const api = 1;\n',
    'packages/web/src/plans/storage.ts':
      "import type { Plan } from './plan.ts';\nexport type Storage = { plan: Plan };\n",
    'packages/web/src/plans/plan.ts':
      "import type { Storage } from './storage.ts';\nexport type Plan = { storage: Storage };\n",
    'packages/launcher/src/main.ts':
      "export const load = () => import('../../platform/src/apps/routes.ts');\nexport * from './absent.ts';\n",
    'packages/testing/src/world.ts': 'export const world = 1;\n',
    'packages/schema/src/schema.ts': "export * from '../../testing/src/world.ts';\n",
    'packages/schema/src/uploads/upload.ts':
      "export type { AppType } from '../apps/app.ts';\nexport const UploadType = 1;\n",
    'packages/schema/src/apps/app.ts': "export { UploadType } from '../uploads/upload.ts';\nexport type AppType = 1;\n",
    'packages/schema/src/kit/context.ts': 'export type Upstream = 1;\n',
    'packages/schema/src/testing/services.ts':
      "import type { Upstream } from '../kit/context.ts';\nexport const upstream: Upstream = 1;\n",
    'packages/schema/src/schema.test.ts': "export * from '../../testing/src/world.ts';\n",
    'packages/web/src/links/Links.tsx':
      'import { AppCard } from \'../apps/AppCard.tsx\';\nexport const Links = () => <AppCard name="x" />;\n',
    'packages/web/src/apps/AppCard.tsx':
      "import type { list } from '../../../contract/src/apps.ts';\nexport const AppCard = ({ name }: { name: string | typeof list }) => <b>{name}</b>;\n",
  };
  let folder: string;
  let found: Cruise;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'launchyard-imports-'));
    for (const [path, text] of Object.entries(planted)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    found = await cruiseImports(
      folder,
      Object.keys(planted).filter((path) => /\.tsx?$/.test(path)),
    );
    return () => rm(folder, { recursive: true });
  });

  test.each([
    ['a module of Node in domain', 'domain-contract-and-transfer-are-pure: packages/domain/src/apps/index.ts → fs'],
    [
      'a type of contract in domain',
      'domain-imports-only: packages/domain/src/links/index.ts → packages/contract/src/apps.ts',
    ],
    [
      'the platform in the gateway',
      'gateway-imports-only: packages/gateway/src/main.ts → packages/platform/src/apps/routes.ts',
    ],
    [
      'an area in a kit',
      'kit-knows-no-area: packages/platform/src/kit/server.ts → packages/platform/src/apps/routes.ts',
    ],
    [
      'an area of a floor above',
      'transfers-of-platform-keeps-to-its-floor: packages/platform/src/transfers/record-part.ts → packages/platform/src/apps/routes.ts',
    ],
    [
      'a type of an area of the same floor',
      'uploads-of-platform-keeps-to-its-floor: packages/platform/src/uploads/find.ts → packages/platform/src/assets/find.ts',
    ],
    [
      'an area of the schema in one below it',
      'uploads-of-schema-keeps-to-its-floor: packages/schema/src/uploads/upload.ts → packages/schema/src/apps/app.ts',
    ],
    [
      'what puts the areas together, in an area',
      'links-of-platform-keeps-to-its-floor: packages/platform/src/links/bin.ts → packages/platform/src/api.ts',
    ],
    [
      'an area in the launcher, imported late',
      'launcher-starts-entry-points: packages/launcher/src/main.ts → packages/platform/src/apps/routes.ts',
    ],
    ['an import of nothing', 'every-import-is-found: packages/launcher/src/main.ts → ./absent.ts'],
    ['`testing` in what ships', 'nothing-ships-tests: packages/schema/src/schema.ts → packages/testing/src/world.ts'],
    [
      'services of a test’s own',
      'tests-ask-the-real-services: packages/schema/src/testing/services.ts → packages/schema/src/kit/context.ts',
    ],
    [
      'an area of the panel in another',
      'areas-of-the-panel-meet-in-app: packages/web/src/links/Links.tsx → packages/web/src/apps/AppCard.tsx',
    ],
    [
      'a type of contract in the panel',
      'web-imports-only: packages/web/src/apps/AppCard.tsx → packages/contract/src/apps.ts',
    ],
  ])('%s', (_, breach) => {
    expect(found.breaches).toContain(breach);
  });

  test.each([
    ['a circle', 'packages/platform/src/apps/routes.ts', 'packages/platform/src/kit/server.ts'],
    ['a circle of types', 'packages/web/src/plans/plan.ts', 'packages/web/src/plans/storage.ts'],
  ])('%s', (_, one, other) => {
    const circles = found.breaches.filter((breach) => breach.startsWith('no-circles: ') && breach.includes(one));
    expect(circles.some((breach) => breach.includes(other))).toBe(true);
  });

  test('an area may import from a floor below', () => {
    expect(found.breaches.join()).not.toContain('apps-of-schema');
  });

  test('a test may import `testing`, and otherwise what its package may', () => {
    expect(found.breaches.join()).not.toContain('schema.test.ts');
  });
});
