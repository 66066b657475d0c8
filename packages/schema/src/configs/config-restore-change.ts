import { configRestoreChange } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, orAsItIsNow } from './config-payload.ts';

const ConfigRestoreChangeInput = builder.inputType('ConfigRestoreChangeInput', {
  description: 'Which earlier state a config is to have again.',
  fields: (t) => ({
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
    revision: t.int({ required: true, description: 'The revision that the config has now.' }),
    changeId: t.id({ required: true, description: 'The id of the change that made that state, `cch_…`.' }),
    password: t.string({
      description: 'A password for viewers, where that state asks for one and none is set now: no history holds it.',
    }),
  }),
});

builder.mutationField('configRestoreChange', (t) =>
  t.field({
    type: configPayload(
      'ConfigRestoreChangePayload',
      'What came of restoring an earlier state of a config.',
      'as it is now when it was refused with CONFIG_CHANGED, null when it was refused otherwise.',
    ),
    description:
      'Sets a config as it was after an earlier change, at once for every link that uses it. That is a change like any other: the history goes on.',
    args: { input: t.arg({ type: ConfigRestoreChangeInput, required: true, description: 'The state.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const outcome = await write(context, configRestoreChange, {
        configId: askableId('config', input.configId),
        revision: input.revision,
        changeId: askableId('configChange', input.changeId),
        password: input.password ?? undefined,
      });
      return orAsItIsNow(context, account, input.configId, outcome);
    },
  }),
);
