import { configDuplicate } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, ofAccount } from './config-payload.ts';

const ConfigDuplicateInput = builder.inputType('ConfigDuplicateInput', {
  description: 'Which config to copy, and what the copy is called.',
  fields: (t) => ({
    configId: t.id({
      required: true,
      description: 'The id of the config to copy, `cfg_…`. The default one can be, too.',
    }),
    name: t.string({ description: 'The name of the copy. Left out: the name of the config and `_copy`.' }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('copy') }),
  }),
});

builder.mutationField('configDuplicate', (t) =>
  t.field({
    type: configPayload('ConfigDuplicatePayload', 'What came of copying a config.'),
    description: 'Makes a config that sets the same as another one, its password included.',
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
