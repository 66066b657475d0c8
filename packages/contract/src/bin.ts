import { z } from 'zod';
import { BIN_KINDS } from '@launchyard/domain/bin';
import { call } from './kit/call.ts';
import { actor, bytes, id, instant, page, pageInput } from './kit/shapes.ts';

/** A deleted item that can be restored. */
export const binItem = z.object({
  id,
  kind: z.enum(BIN_KINDS),
  /** The id that it had, and has again when it is restored. */
  subjectId: id,
  name: z.string(),
  /** What it would take of the storage again. */
  sizeBytes: bytes,
  deletedAt: instant,
  /** The name of the person who deleted it. */
  deletedBy: actor,
  /** From then on it is gone for good. */
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
  summary: 'Deleted items by their ids in the bin, in the order of the question; null for what is not there.',
  input: z.object({ binItemIds: z.array(id).max(100) }),
  reply: z.object({ binItems: z.array(binItem.nullable()) }),
});

export const binRestore = call({
  name: 'bin.restore',
  method: 'POST',
  path: '/bin-restore',
  access: 'bin.restore',
  about: 'app',
  changes: true,
  summary: 'Brings back what was deleted, with what went with it. Of two who do it the second is refused.',
  input: z.object({ binItemId: id }),
  reply: z.object({ binItemId: id, kind: z.enum(BIN_KINDS), subjectId: id }),
});
