import { z } from 'zod';
import { call } from './kit/call.ts';
import { bytes, count, id, instant, page, pageInput, text } from './kit/shapes.ts';
import { buildType, upload } from './uploads.ts';

export const appVersion = z.object({
  id,
  number: z.number().int().positive(),
  buildType: buildType.nullable(),
  sizeBytes: bytes,
  createdAt: instant,
  testedAt: instant.nullable(),
});

export const app = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** The newest version that passed its test; what Latest serves. */
  latestVersion: appVersion.nullable(),
  /** The newest upload that was not cancelled. */
  latestUpload: upload.nullable(),
  /** The number that the next upload gets: none is given twice, also when the upload that had it failed. */
  nextVersion: z.number().int().positive(),
  streamingLinkCount: count,
  /** How many versions are stored, and what they take of the storage together. */
  versionCount: count,
  versionsBytes: bytes,
  /** Where its picture is; null while none was chosen. */
  thumbnailUrl: z.url().nullable(),
});
export type App = z.infer<typeof app>;

export const appList = call({
  name: 'apps.list',
  method: 'POST',
  path: '/streamingapp-list',
  access: 'account.read',
  changes: false,
  summary: 'The applications of the account, the newest first; `search` finds a part of the name.',
  input: pageInput.extend({ search: text(100).optional() }),
  reply: page(app),
});

export const appDelete = call({
  name: 'apps.delete',
  method: 'POST',
  path: '/streamingapp-remove',
  access: 'apps.delete',
  changes: true,
  summary:
    'Deletes an application with its versions, links and picture; an upload of it that runs is cancelled. Its storage is free at once, its files go a little later.',
  input: z.object({ appId: id }),
  reply: z.object({ appId: id }),
});

export const demoAppGet = call({
  name: 'apps.demoGet',
  method: 'POST',
  path: '/streamingapp-demo',
  access: 'account.read',
  changes: false,
  summary: 'The demo application that came with the account; null when it was deleted, or this installation has none.',
  input: z.object({}),
  reply: z.object({ demo: z.object({ name: z.string(), url: z.url() }).nullable() }),
});

export const demoAppDelete = call({
  name: 'apps.demoDelete',
  method: 'POST',
  path: '/streamingapp-demo-remove',
  access: 'apps.delete',
  changes: true,
  summary: 'Takes the demo application off the list of the account, for good. Twice is the same.',
  input: z.object({}),
  reply: z.object({}),
});

export const appGet = call({
  name: 'apps.get',
  method: 'POST',
  path: '/streamingapp-get',
  access: 'account.read',
  changes: false,
  summary:
    'Applications by id or by name, as many as are asked for, in the order of the question; null for what is not there.',
  input: z.object({
    by: z.array(z.union([z.strictObject({ id }), z.strictObject({ name: text(100) })])).max(100),
  }),
  reply: z.object({ apps: z.array(app.nullable()) }),
});
