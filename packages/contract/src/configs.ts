import { z } from 'zod';
import { MAX_DOCUMENT_LENGTH } from '@launchyard/domain/configs';
import { binItem } from './bin.ts';
import { settingsChange } from './config-settings.ts';
import { call } from './kit/call.ts';
import { actor, count, id, idempotencyKey, instant, judgedText, page, pageInput, someIds, text } from './kit/shapes.ts';

/** Larger than any that is taken: what is somewhat too large is refused in words. */
const documentText = z.string().max(4 * MAX_DOCUMENT_LENGTH);
const password = judgedText.optional();
const revision = z.number().int().positive();

/** As players know it: exact keys, texts for values, whatever keys others put there, and never a password. */
const document = z.record(z.string(), z.unknown());

export const config = z.object({
  id,
  name: z.string(),
  /** The default config: it cannot be edited or deleted. */
  isProtected: z.boolean(),
  /** Rises with each change; a change names the one that it was made from. */
  revision,
  document,
  /** Whether viewers' password is set. It is kept as a hash and never leaves. */
  hasPassword: z.boolean(),
  usedByCount: count,
  createdAt: instant,
  createdBy: actor,
  /** When its revision rose, or it came back from the bin. */
  updatedAt: instant,
});
export type Config = z.infer<typeof config>;

const configReply = z.object({ config });

export const configList = call({
  name: 'configs.list',
  method: 'POST',
  path: '/config-list',
  access: 'account.read',
  changes: false,
  summary:
    'The configs of the account, the default one first; `search` finds a part of the name. The default one is there from the first moment on.',
  input: pageInput.extend({ search: text(100).optional() }),
  reply: page(config),
});

export const configGet = call({
  name: 'configs.get',
  method: 'POST',
  path: '/get-config',
  access: 'account.read',
  changes: false,
  summary: 'Configs by id or by name, in the order of the question; null for what is not there.',
  input: z.object({
    by: z.array(z.union([z.strictObject({ id }), z.strictObject({ name: text(100) })])).max(100),
  }),
  reply: z.object({ configs: z.array(config.nullable()) }),
});

export const configCreate = call({
  name: 'configs.create',
  method: 'POST',
  path: '/create-config',
  access: 'configs.write',
  changes: true,
  summary: 'Makes a config. What is not given is as in the default config.',
  input: z.object({ name: judgedText, settings: settingsChange.optional(), idempotencyKey }),
  reply: configReply,
});

export const configUpdate = call({
  name: 'configs.update',
  method: 'POST',
  path: '/update-config',
  access: 'configs.write',
  changes: true,
  summary:
    'Changes what is given of a config, at once for every link that uses it. Refused as CONFIG_CHANGED when it is no longer at that revision.',
  input: z.object({ configId: id, revision, settings: settingsChange }),
  reply: configReply,
});

export const configDelete = call({
  name: 'configs.delete',
  method: 'POST',
  path: '/delete-config',
  access: 'configs.write',
  changes: true,
  summary:
    'Puts a config into the bin. The links that used it use the default one from then on; they are answered, and move back with the config where nobody changed them since. When it has a password or an end, addresses of theirs that were sent out stop opening.',
  input: z.object({ configId: id }),
  reply: z.object({ configId: id, movedLinkCount: count, movedLinkIds: someIds, binItem }),
});

export const configDuplicate = call({
  name: 'configs.duplicate',
  method: 'POST',
  path: '/config-duplicate',
  access: 'configs.write',
  changes: true,
  summary: 'Makes a config like another one, its password included. Without a name it is called `<name>_copy`.',
  input: z.object({ configId: id, name: judgedText.optional(), idempotencyKey }),
  reply: configReply,
});

export const configImport = call({
  name: 'configs.import',
  method: 'POST',
  path: '/config-import',
  access: 'configs.write',
  changes: true,
  summary:
    'Makes a config from a document as it was exported, as JSON text. Keys that we do not know are kept, except those that look like a password. A document holds no password: one that asks for a password needs it given.',
  input: z.object({ name: judgedText, document: documentText, password, idempotencyKey }),
  reply: configReply.extend({
    /** Paths of what was left out because it looks like a password: `theirs.passwordToStart`. */
    left: z.array(z.string()),
  }),
});

export const configChange = z.object({
  id,
  /** The revision that it made. */
  revision,
  createdAt: instant,
  reason: z.enum(['created', 'updated', 'duplicated', 'imported', 'restored']),
  createdBy: actor,
  /** The config as it was after it. */
  document,
  hasPassword: z.boolean(),
  /** What differs from the state before, in words; empty for the first one. */
  differences: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ConfigChange = z.infer<typeof configChange>;

export const configChanges = call({
  name: 'configs.changes',
  method: 'POST',
  path: '/config-changes',
  access: 'account.read',
  changes: false,
  summary:
    'Every state that a config has had, the newest first: who made it, when, and what differs from the one before.',
  input: pageInput.extend({ configId: id }),
  reply: page(configChange),
});

export const configChangeGet = call({
  name: 'configs.changeGet',
  method: 'POST',
  path: '/config-change-get',
  access: 'account.read',
  changes: false,
  summary:
    'States of configs by the ids of the changes that made them, in the order of the question; null for what is not there.',
  input: z.object({ changeIds: z.array(id).max(100) }),
  reply: z.object({ changes: z.array(configChange.nullable()) }),
});

export const configRestoreChange = call({
  name: 'configs.restoreChange',
  method: 'POST',
  path: '/config-restore-change',
  access: 'configs.write',
  changes: true,
  summary:
    'Sets a config as it was after an earlier change. Passwords are in no history: where that state asks for one, the present one stays, or one is given.',
  input: z.object({ configId: id, revision, changeId: id, password }),
  reply: configReply,
});
