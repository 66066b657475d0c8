import { configUpdate } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, orAsItIsNow } from './config-payload.ts';
import { asSettingsChange, ConfigSettingsInput } from './settings-input.ts';

const ConfigUpdateInput = builder.inputType('ConfigUpdateInput', {
  description: 'A change of a config.',
  fields: (t) => ({
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
    revision: t.int({ required: true, description: 'The revision that the change is based on.' }),
    settings: t.field({
      type: ConfigSettingsInput,
      required: true,
      description: 'The settings to change. Omitted settings stay as they are.',
    }),
  }),
});

builder.mutationField('configUpdate', (t) =>
  t.field({
    nullable: true,
    type: configPayload(
      'ConfigUpdatePayload',
      'The result of updating a config.',
      'the current one if refused as CONFIG_CHANGED, null if refused otherwise.',
    ),
    description:
      'Changes settings of a config. Applies immediately to every link that uses it. Settings that depend on one that is off are cleared. Refused as CONFIG_CHANGED when the config has changed since.',
    args: { input: t.arg({ type: ConfigUpdateInput, required: true, description: 'The change.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, configUpdate, {
        configId: askableId('config', input.configId),
        revision: input.revision,
        settings: asSettingsChange(input.settings),
      });
      return orAsItIsNow(context, account, input.configId, outcome);
    },
  }),
);
