import { configWarnings, readDocument, type ConfigWarning as Warning } from '@launchyard/domain/configs';
import { may } from '@launchyard/domain/access';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { foundById, Node } from '../kit/node.ts';
import { documentOf, loadConfig, type Config } from './load.ts';
import { ConfigSettingsType } from './settings.ts';

export const settingsOf = ({ settings, hasPassword }: Pick<Config, 'settings' | 'hasPassword'>) =>
  readDocument(settings, hasPassword);

/** A document as JSON text, as `configImport` takes it. */
export const documentText = (document: object | null | undefined): string | null =>
  document ? JSON.stringify(document, null, 2) : null;

/** What a document costs, which can be as large as some dozens of other objects. */
export const DOCUMENT_COST = 20;

const ConfigWarning = builder.objectRef<Warning>('ConfigWarning').implement({
  description: 'A setting that is probably a mistake. The config can still be saved.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the setting in `ConfigSettings`.' }),
    message: t.exposeString('message', { description: 'The message to show to the customer.' }),
  }),
});

export const ConfigType = builder.objectRef<Config>('Config').implement({
  description: 'How a stream looks and behaves for its viewers.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it appears in links.' }),
    isProtected: t.exposeBoolean('isProtected', {
      description: 'Whether it is the default config, which cannot be edited or deleted.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Increases with each change. A change names the revision that it is based on.',
    }),
    settings: t.field({ type: ConfigSettingsType, description: 'Its settings.', resolve: settingsOf }),
    warnings: t.field({
      type: [ConfigWarning],
      description: 'Settings that are probably mistakes; empty when there are none.',
      extensions: costs({ items: 3 }),
      resolve: (config) => configWarnings(settingsOf(config), new Date()),
    }),
    document: t.string({
      nullable: true,
      description:
        'The whole config as JSON, in the format that players read and `configImport` accepts. Includes unknown keys, never a password. Null when the configs service does not respond. It can be large, so it is expensive inside a list.',
      extensions: costs({ call: DOCUMENT_COST }),
      resolve: async (config, _arguments, context) => documentText(await documentOf(config, context)),
    }),
    usedByCount: t.exposeInt('usedByCount', {
      description: 'The number of links that use it. They change with it immediately.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    createdBy: t.expose('createdBy', {
      type: Actor,
      description: 'Who created it; `System` for the default config, which comes with the account.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description:
        'When its settings last changed, or when it was restored from the bin. The same as `createdAt` until then. Which links use it does not count.',
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the caller may change and delete it.',
      resolve: ({ account, isProtected }) => !isProtected && may(account.grant, 'configs.write'),
    }),
  }),
});

foundById('config', { typeName: 'Config', load: loadConfig });
