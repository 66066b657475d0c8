import { z } from 'zod';
import { BIN_KINDS } from '@launchyard/domain/bin';
import { call } from './kit/call.ts';
import { actor, bytes, id, instant, page, pageInput, someIds } from './kit/shapes.ts';

/** A deleted item that can be restored. */
export const binItem = z.object({
  id,
  kind: z.enum(BIN_KINDS),
  /** The id that it had before, and has again once restored. */
  subjectId: id,
  name: z.string(),
  /** How much storage it would take once restored. */
  sizeBytes: bytes,
  deletedAt: instant,
  /** Who deleted it. */
  deletedBy: actor,
  /** When it is permanently deleted. */
  expiresAt: instant,
});
export type BinItem = z.infer<typeof binItem>;

export const binList = call({
  name: 'bin.list',
  method: 'POST',
  path: '/bin-list',
  access: 'account.read',
  changes: false,
  summary: 'The deleted items of the account that can be restored, newest first.',
  input: pageInput,
  reply: page(binItem),
});

export const binGet = call({
  name: 'bin.get',
  method: 'POST',
  path: '/bin-get',
  access: 'account.read',
  changes: false,
  summary: 'Deleted items by their ids in the bin, in the order of the request; null for ids that do not exist.',
  input: z.object({ binItemIds: someIds }),
  reply: z.object({ binItems: z.array(binItem.nullable()) }),
});

export const binRestore = call({
  name: 'bin.restore',
  method: 'POST',
  path: '/bin-restore',
  access: 'bin.restore',
  about: 'app',
  changes: true,
  summary:
    'Restores a deleted item and everything that was deleted with it. If two callers do so at once, the second one is refused.',
  input: z.object({ binItemId: id }),
  reply: z.object({ binItemId: id, kind: z.enum(BIN_KINDS), subjectId: id }),
});
