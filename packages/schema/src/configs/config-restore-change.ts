import { configRestoreChange } from '@launchyard/contract/configs';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { configPayload, orAsItIsNow } from './config-payload.ts';

const ConfigRestoreChangeInput = builder.inputType('ConfigRestoreChangeInput', {
  description: 'The revision to restore.',
  fields: (t) => ({
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
    revision: t.int({ required: true, description: 'The revision that the config has now.' }),
    changeId: t.id({ required: true, description: 'The id of the revision, `cch_…`.' }),
    password: t.string({
      description:
        'A password for viewers, if that revision requires one and none is set now. The history contains no passwords.',
    }),
  }),
});

builder.mutationField('configRestoreChange', (t) =>
  t.field({
    nullable: true,
    type: configPayload(
      'ConfigRestoreChangePayload',
      'The result of restoring an earlier revision of a config.',
      'the current one if refused as CONFIG_CHANGED, null if refused otherwise.',
    ),
    description:
      'Restores an earlier revision of a config. Applies immediately to every link that uses it, and adds a revision to the history.',
    args: { input: t.arg({ type: ConfigRestoreChangeInput, required: true, description: 'The revision to restore.' }) },
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
