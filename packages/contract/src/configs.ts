import { z } from 'zod';
import { MAX_DOCUMENT_LENGTH } from '@launchyard/domain/configs';
import { MAX_SEARCH_LENGTH } from '@launchyard/domain/search';
import { binItem } from './bin.ts';
import { settingsChange } from './config-settings.ts';
import { call } from './kit/call.ts';
import {
  actor,
  count,
  id,
  idempotencyKey,
  instant,
  judgedText,
  lookUps,
  page,
  pageInput,
  someIds,
  text,
} from './kit/shapes.ts';

/** Larger than the largest accepted document, so that one slightly too large is refused with a sentence. */
const documentText = z.string().max(4 * MAX_DOCUMENT_LENGTH);
const password = judgedText.optional();
const revision = z.number().int().positive();

/** The document as players know it: exact keys, values as text, any foreign keys, and never a password. */
const document = z.record(z.string(), z.unknown());
/** The part of a document that holds our settings. Lists return it alone, because foreign keys can take 64 kB. */
const settings = document;

export const config = z.object({
  id,
  name: z.string(),
  /** The default config: it cannot be edited or deleted. */
  isProtected: z.boolean(),
  /** Increases with each change; a change names the revision that it was made from. */
  revision,
  settings,
  /** Whether viewers need a password. It is stored as a hash and never returned. */
  hasPassword: z.boolean(),
  usedByCount: count,
  createdAt: instant,
  createdBy: actor,
  /** When its revision rose, or it came back from the bin. */
  updatedAt: instant,
});
export type Config = z.infer<typeof config>;

const configReply = z.object({ config: config.extend({ document }) });
export type WholeConfig = z.infer<typeof configReply>['config'];

export const configList = call({
  name: 'configs.list',
  method: 'POST',
  path: '/config-list',
  access: 'account.read',
  changes: false,
  summary:
    'The configs of the account, the default one first. `search` matches any part of the name. The default config always exists.',
  input: pageInput.extend({ search: text(MAX_SEARCH_LENGTH).optional() }),
  reply: page(config),
});

export const configGet = call({
  name: 'configs.get',
  method: 'POST',
  path: '/get-config',
  access: 'account.read',
  changes: false,
  summary: 'Configs by id or by name, in the order of the request; null for those that do not exist.',
  input: z.object({
    by: lookUps,
  }),
  reply: z.object({ configs: z.array(config.nullable()) }),
});

export const configDocumentGet = call({
  name: 'configs.documentGet',
  method: 'POST',
  path: '/config-document-get',
  access: 'account.read',
  changes: false,
  summary: 'The whole documents of configs, in the order of the request; null for configs that do not exist.',
  input: z.object({ configIds: someIds }),
  reply: z.object({ documents: z.array(document.nullable()) }),
});

export const configCreate = call({
  name: 'configs.create',
  method: 'POST',
  path: '/create-config',
  access: 'configs.write',
  changes: true,
  summary: 'Creates a config. Omitted settings are as in the default config.',
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
    'Changes the given settings of a config, immediately and for every link that uses it. Refused as CONFIG_CHANGED if it is no longer at that revision.',
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
    'Moves a config to the bin. Links that used it switch to the default config; the reply lists them. Restoring the config switches them back, unless they were changed in the meantime. If the config has a password or an expiry date, addresses of these links that were shared stop opening.',
  input: z.object({ configId: id }),
  reply: z.object({ configId: id, movedLinkCount: count, movedLinkIds: someIds, binItem }),
});

export const configDuplicate = call({
  name: 'configs.duplicate',
  method: 'POST',
  path: '/config-duplicate',
  access: 'configs.write',
  changes: true,
  summary: 'Copies a config, including its password. Without a name, the copy is called `<name>_copy`.',
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
    'Creates a config from an exported document (JSON text). Unknown keys are kept, except those that look like a password. Documents contain no password: if the document requires one, it must be passed separately.',
  input: z.object({ name: judgedText, document: documentText, password, idempotencyKey }),
  reply: configReply.extend({
    /** Paths of the keys that were dropped because they look like a password: `theirs.passwordToStart`. */
    left: z.array(z.string()),
  }),
});

export const configChange = z.object({
  id,
  /** The revision that this change made. */
  revision,
  createdAt: instant,
  reason: z.enum(['created', 'updated', 'duplicated', 'imported', 'restored']),
  createdBy: actor,
  /** The settings as they were after this change. */
  settings,
  hasPassword: z.boolean(),
  /** How it differs from the previous revision, in words; empty for the first one. */
  differences: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ConfigChange = z.infer<typeof configChange>;
const wholeConfigChange = configChange.extend({ document });
export type WholeConfigChange = z.infer<typeof wholeConfigChange>;

export const configChanges = call({
  name: 'configs.changes',
  method: 'POST',
  path: '/config-changes',
  access: 'account.read',
  changes: false,
  summary: 'Every revision of a config, newest first: who made it, when, and how it differs from the previous one.',
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
    'Revisions of configs by the ids of the changes that made them, in the order of the request; null for ids that do not exist.',
  input: z.object({ changeIds: someIds }),
  reply: z.object({ changes: z.array(wholeConfigChange.nullable()) }),
});

export const configRestoreChange = call({
  name: 'configs.restoreChange',
  method: 'POST',
  path: '/config-restore-change',
  access: 'configs.write',
  changes: true,
  summary:
    'Restores the settings of a config as they were after an earlier change. The history holds no passwords: if that revision requires one, the current password stays unless a new one is given.',
  input: z.object({ configId: id, revision, changeId: id, password }),
  reply: configReply,
});
