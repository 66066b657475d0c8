import { assetDelete } from '@launchyard/contract/assets';
import { ASSET_CACHE_SECONDS } from '@launchyard/domain/assets';
import { MAX_PAGE } from '@launchyard/domain/kit';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { ConfigType } from '../configs/config.ts';
import { loadConfigs } from '../configs/load.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { owned, type Owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';

const AssetDeleteInput = builder.inputType('AssetDeleteInput', {
  description: 'The file to delete.',
  fields: (t) => ({ assetId: t.id({ required: true, description: 'The id of the file, `ast_…`.' }) }),
});

const AssetDeletePayload = payloadType<Owned<CallReply<typeof assetDelete>>>(
  'AssetDeletePayload',
  'The result of deleting a file of the library.',
  (t) => ({
    deletedAssetId: t.id({
      nullable: true,
      description: 'The id of the deleted file. Null if refused.',
      resolve: ({ reply }) => reply?.assetId,
    }),
    usedByCount: t.int({
      description: 'The number of configs that use its URL.',
      resolve: ({ reply }) => reply?.usedByCount ?? 0,
    }),
    usedBy: t.field({
      type: [ConfigType],
      nullable: true,
      description: `The configs that use its URL, sorted by name, at most ${MAX_PAGE} of \`usedByCount\`. The configs do not change, and show nothing in its place until it is restored. Null when the configs service does not respond.`,
      extensions: costs({ items: MAX_PAGE }),
      resolve: ({ reply }, _arguments, context) => (reply ? loadConfigs(context, reply.account, reply.usedByIds) : []),
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description:
        'The item in the bin, by which it can be restored to the same address; null when the deletion was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('assetDelete', (t) =>
  t.field({
    nullable: true,
    type: AssetDeletePayload,
    description: `Deletes a file of the library. Its URL stops working immediately; browsers may show a cached copy for ${ASSET_CACHE_SECONDS / 60} minutes.`,
    args: { input: t.arg({ type: AssetDeleteInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { reply, refusals } = await write(context, assetDelete, { assetId: askableId('asset', input.assetId) });
      return { reply: reply && owned(account, reply), refusals };
    },
  }),
);
