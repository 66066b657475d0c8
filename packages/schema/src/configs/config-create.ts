import { configCreate } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, ofAccount } from './config-payload.ts';
import { asSettingsChange, ConfigSettingsInput } from './settings-input.ts';

const ConfigCreateInput = builder.inputType('ConfigCreateInput', {
  description: 'A new config.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name: letters, digits and underscores. It cannot be changed.' }),
    settings: t.field({
      type: ConfigSettingsInput,
      description: 'Its settings. Omitted settings have their defaults.',
    }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('config') }),
  }),
});

builder.mutationField('configCreate', (t) =>
  t.field({
    nullable: true,
    type: configPayload('ConfigCreatePayload', 'The result of creating a config.'),
    description: 'Creates a config.',
    args: { input: t.arg({ type: ConfigCreateInput, required: true, description: 'The new config.' }) },
    resolve: async (_root, { input: { settings, ...input } }, context) => {
      const account = await actingAccount(context);
      return ofAccount(
        account,
        await write(context, configCreate, { ...input, settings: asSettingsChange(settings ?? {}) }),
      );
    },
  }),
);
