import { configDelete } from '@launchyard/contract/configs';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { owned, type Owned } from '../kit/scope.ts';
import { actingAccount } from '../session/account.ts';

type Deletion = Owned<CallReply<typeof configDelete>>;

const ConfigDeleteInput = builder.inputType('ConfigDeleteInput', {
  description: 'The config to delete.',
  fields: (t) => ({ configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }) }),
});

export const ConfigDeletePayload = payloadType<Deletion>(
  'ConfigDeletePayload',
  'The result of deleting a config.',
  (t) => ({
    deletedConfigId: t.id({
      nullable: true,
      description: 'The id of the deleted config. Null if refused.',
      resolve: ({ reply }) => reply?.configId,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description:
        'The item in the bin, by which it can be restored, together with links that have not changed since. Null when the deletion was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('configDelete', (t) =>
  t.field({
    nullable: true,
    type: ConfigDeletePayload,
    description:
      'Deletes a config. Links that used it switch to the default config. If it has a password or an expiry, URLs of these links that were shared stop working: each link gets a new URL. Restoring the config restores them, for links that have not changed since.',
    args: { input: t.arg({ type: ConfigDeleteInput, required: true, description: 'The config.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const configId = askableId('config', input.configId);
      const { reply, refusals } = await write(context, configDelete, { configId });
      return { reply: reply && owned(account, reply), refusals };
    },
  }),
);
