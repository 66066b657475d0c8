import { configChanges, type ConfigChange as Change } from '@launchyard/contract/configs';
import type { ConfigDifference as Difference } from '@launchyard/domain/configs';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { ConfigType, documentText, settingsOf } from './config.ts';
import { ConfigSettingsType } from './settings.ts';

const ConfigChangeReason = builder.enumType('ConfigChangeReason', {
  description: 'Why a config is as it is.',
  values: {
    CREATED: { value: 'created', description: 'It was made.' },
    UPDATED: { value: 'updated', description: 'Settings were changed.' },
    DUPLICATED: { value: 'duplicated', description: 'It was made as a copy of another config.' },
    IMPORTED: { value: 'imported', description: 'It was made from a document.' },
    RESTORED: { value: 'restored', description: 'An earlier state was taken again.' },
  } as const satisfies Record<string, { value: Change['reason']; description: string }>,
});

const ConfigDifference = builder.objectRef<Difference>('ConfigDifference').implement({
  description: 'One setting that a change changed, in words.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The setting, as `ConfigSettings` names it; a key of the document where it is none of ours.',
    }),
    label: t.exposeString('label', { description: 'What the panel calls it.' }),
    before: t.exposeString('before', { nullable: true, description: 'What it was; null when nothing was set.' }),
    after: t.exposeString('after', { nullable: true, description: 'What it became; null when nothing is set.' }),
  }),
});

const ConfigChange = builder.objectRef<Change>('ConfigChange').implement({
  description: 'One state that a config had, and how it came to be. It can be had again with `configRestoreChange`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the change, `cch_…`.' }),
    revision: t.exposeInt('revision', { description: 'The revision that it made.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When it was made.' }),
    reason: t.expose('reason', { type: ConfigChangeReason, description: 'Why.' }),
    by: t.expose('by', { type: Actor, description: 'Who made it.' }),
    differences: t.field({
      type: [ConfigDifference],
      description: 'What differs from the state before; empty for the first one.',
      resolve: (change) => change.differences,
    }),
    settings: t.field({ type: ConfigSettingsType, description: 'What the config set then.', resolve: settingsOf }),
    document: t.string({
      description: 'The whole config then, as JSON text without a password.',
      resolve: documentText,
    }),
  }),
});

const ConfigChangeConnection = connectionType(ConfigChange, 'changes of a config');

builder.objectField(ConfigType, 'history', (t) =>
  t.field({
    type: ConfigChangeConnection,
    nullable: true,
    description:
      'Every state that it has had, the newest first. Null when the configs service does not answer. Asked for each config on its own: dear within a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) =>
      asConnection(
        await read(context, configChanges, { ...pageInput(args), configId: id }, account.id),
        args,
        (row) => row,
      ),
  }),
);
