import { configDuplicate } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, ofAccount } from './config-payload.ts';

const ConfigDuplicateInput = builder.inputType('ConfigDuplicateInput', {
  description: 'The config to duplicate.',
  fields: (t) => ({
    configId: t.id({
      required: true,
      description: 'The id of the config to copy, `cfg_…`. Can be the default config.',
    }),
    name: t.string({ description: 'The name of the copy. Defaults to the name of the config with `_copy`.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('copy') }),
  }),
});

builder.mutationField('configDuplicate', (t) =>
  t.field({
    nullable: true,
    type: configPayload('ConfigDuplicatePayload', 'The result of duplicating a config.'),
    description: 'Duplicates a config, including its password.',
    args: { input: t.arg({ type: ConfigDuplicateInput, required: true, description: 'The copy.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, configDuplicate, {
        configId: askableId('config', input.configId),
        name: input.name ?? undefined,
        idempotencyKey: input.idempotencyKey,
      });
      return ofAccount(account, outcome);
    },
  }),
);
