import {
  configChangeGet,
  configChanges,
  type ConfigChange as Row,
  type WholeConfigChange,
} from '@launchyard/contract/configs';
import type { ConfigDifference as Difference } from '@launchyard/domain/configs';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { askableId } from '../kit/ids.ts';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { ConfigType, DOCUMENT_COST, documentText, settingsOf } from './config.ts';
import { ConfigSettingsType } from './settings.ts';

/** A revision within the history has no document; documents are loaded in one call for all. */
type Change = Owned<Row & Partial<WholeConfigChange>>;

const ConfigChangeReason = builder.enumType('ConfigChangeReason', {
  description: 'Why a revision was created.',
  values: {
    CREATED: { value: 'created', description: 'It was created.' },
    UPDATED: { value: 'updated', description: 'Settings were changed.' },
    DUPLICATED: { value: 'duplicated', description: 'It was duplicated from another config.' },
    IMPORTED: { value: 'imported', description: 'It was imported.' },
    RESTORED: { value: 'restored', description: 'An earlier revision was restored.' },
  } as const satisfies Record<string, { value: Row['reason']; description: string }>,
});

const ConfigDifference = builder.objectRef<Difference>('ConfigDifference').implement({
  description: 'A setting that differs, as text.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The name of the setting in `ConfigSettings`, or `password`.',
    }),
    label: t.exposeString('label', { description: 'Its label in the panel.' }),
    before: t.exposeString('before', { nullable: true, description: 'The old value. Null when not set.' }),
    after: t.exposeString('after', { nullable: true, description: 'The new value. Null when not set.' }),
  }),
});

const ConfigChange = builder.objectRef<Change>('ConfigChange').implement({
  description: 'A revision of a config. It can be restored with `configRestoreChange`.',
  interfaces: [Node],
  fields: (t) => ({
    revision: t.exposeInt('revision', { description: 'The number of the revision.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    reason: t.expose('reason', { type: ConfigChangeReason, description: 'The reason.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who created it.' }),
    differences: t.field({
      type: [ConfigDifference],
      description: 'The differences from the previous revision. Empty for the first one.',
      resolve: (change) => change.differences,
    }),
    settings: t.field({ type: ConfigSettingsType, description: 'The settings at that time.', resolve: settingsOf }),
    document: t.string({
      nullable: true,
      description:
        'The whole config at that time, as JSON without a password. Null when the configs service does not respond. It can be large, so it is expensive inside a list.',
      extensions: costs({ call: DOCUMENT_COST }),
      resolve: async ({ account, id, document }, _arguments, context) =>
        documentText(document ?? (await loaded(context, account.id, id))?.document),
    }),
  }),
});

const ConfigChangeConnection = connectionType(ConfigChange, 'changes of a config');

builder.objectField(ConfigType, 'history', (t) =>
  t.field({
    type: ConfigChangeConnection,
    nullable: true,
    description:
      'Its revisions, newest first. Null when the configs service does not respond. Loaded separately for each config, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) =>
      asConnection(await read(context, configChanges, { ...pageInput(args), configId: id }, account.id), (row) =>
        owned(account, row),
      ),
  }),
);

const loaded = batched<string, WholeConfigChange>(
  async (context, account, changeIds) => (await read(context, configChangeGet, { changeIds }, account)).changes,
);

foundById('configChange', {
  typeName: 'ConfigChange',
  load: async (context, scope, id) =>
    ownedOrNull(scope, await loaded(context, scope.id, askableId('configChange', id))),
});
