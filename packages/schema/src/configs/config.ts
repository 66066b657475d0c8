import { configWarnings, readDocument, type ConfigWarning as Warning } from '@launchyard/domain/configs';
import { may } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { foundById, Node } from '../kit/node.ts';
import { loadConfig, type Config } from './load.ts';
import { ConfigSettingsType } from './settings.ts';

export const settingsOf = ({ document, hasPassword }: Pick<Config, 'document' | 'hasPassword'>) =>
  readDocument(document, hasPassword);

/** The document as JSON text, as `configImport` takes it. */
export const documentText = ({ document }: Pick<Config, 'document'>): string => JSON.stringify(document, null, 2);

const ConfigWarning = builder.objectRef<Warning>('ConfigWarning').implement({
  description: 'Something that a config sets and that is hardly meant. It can be saved all the same.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The setting that it is about, as `ConfigSettings` names it.' }),
    message: t.exposeString('message', { description: 'The sentence that the customer sees.' }),
  }),
});

export const ConfigType = builder.objectRef<Config>('Config').implement({
  description: 'How a stream looks and behaves for those who watch it.',
  interfaces: [Node],
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, unique within the account, as it stands in links.' }),
    isProtected: t.exposeBoolean('isProtected', {
      description: 'Whether it is the default config, which cannot be edited or deleted.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Rises with each change. A change names the revision that it was made from.',
    }),
    settings: t.field({ type: ConfigSettingsType, description: 'What it sets.', resolve: settingsOf }),
    warnings: t.field({
      type: [ConfigWarning],
      description: 'What it sets and hardly means; empty when there is nothing.',
      extensions: costs({ items: 3 }),
      resolve: (config) => configWarnings(settingsOf(config), new Date()),
    }),
    document: t.string({
      description:
        'The whole config as JSON text in the form that players read and `configImport` takes, with the keys of others and without a password.',
      resolve: documentText,
    }),
    usedByCount: t.exposeInt('usedByCount', { description: 'How many links use it: they change with it at once.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    viewerCanEdit: t.boolean({
      description: 'Whether the caller may change and delete it.',
      resolve: ({ account, isProtected }) => !isProtected && may(account.grant, 'configs.write'),
    }),
  }),
});

foundById('config', { typeName: 'Config', load: loadConfig });
