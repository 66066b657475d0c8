import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';
import type { Scope } from '../kit/scope.ts';
import { ConfigType } from './config.ts';
import { loadConfig } from './load.ts';

/** Which config changed or went, and in which account; without an id, where the listening begins. */
interface Told {
  account: Scope;
  configId: string | null;
  isDeleted: boolean;
}

const ConfigChanged = builder.objectRef<Change<Told>>('ConfigsChange').implement({
  description:
    'A config of the account was made, changed or deleted, or with the first one only where the listening begins. Give `cursor` back as `after` to go on without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of this change in the order of all changes.',
      resolve: ({ number }) => String(number),
    }),
    config: t.field({
      type: ConfigType,
      nullable: true,
      description: 'The config as it is now. Null when it is gone or none is told of.',
      resolve: ({ value }, _arguments, context) =>
        value?.configId && !value.isDeleted ? loadConfig(context, value.account, value.configId) : null,
    }),
    deletedConfigId: t.id({
      nullable: true,
      description: 'The id of the config that is gone; its links use the default one. Null when none is.',
      resolve: ({ value }) => (value?.isDeleted ? value.configId : null),
    }),
    resync: t.boolean({
      description: 'True when too much was missed to be told: read the list again, then go on from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('configsChanged', (t) =>
  t.field({
    type: ConfigChanged,
    description:
      'Every config of the account that is made, changed or deleted, by whomever. Begins with where it stands.',
    args: {
      after: t.arg.string({
        description: 'The `cursor` of the last change seen: what was missed since then is told first.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      liveChanges<Told>(context, {
        after,
        open: async (account, isResumed) => (isResumed ? [] : [{ account, configId: null, isDeleted: false }]),
        told(event, account) {
          if (event.type !== 'config.changed' && event.type !== 'config.deleted') return undefined;
          return { account, configId: event.configId, isDeleted: event.type === 'config.deleted' };
        },
      }),
    resolve: (change) => change,
  }),
);
