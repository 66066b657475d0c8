import { configUpdate } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, orAsItIsNow } from './config-payload.ts';
import { asSettingsChange, ConfigSettingsInput } from './settings-input.ts';

const ConfigUpdateInput = builder.inputType('ConfigUpdateInput', {
  description: 'What to change of a config.',
  fields: (t) => ({
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
    revision: t.int({ required: true, description: 'The revision that the change was made from.' }),
    settings: t.field({
      type: ConfigSettingsInput,
      required: true,
      description: 'What is to change. What is left out stays.',
    }),
  }),
});

builder.mutationField('configUpdate', (t) =>
  t.field({
    type: configPayload(
      'ConfigUpdatePayload',
      'What came of changing a config.',
      'as it is now when it was refused with CONFIG_CHANGED, null when it was refused otherwise.',
    ),
    description:
      'Changes settings of a config, at once for every link that uses it. What depends on a setting that is off is cleared. Refused with CONFIG_CHANGED when somebody has changed it since.',
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
