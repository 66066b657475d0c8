import { assetDelete } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AssetUser } from './asset.ts';

const AssetDeleteInput = builder.inputType('AssetDeleteInput', {
  description: 'The file to delete.',
  fields: (t) => ({ assetId: t.id({ required: true, description: 'The id of the file, `ast_…`.' }) }),
});

const AssetDeletePayload = payloadType<CallReply<typeof assetDelete>>(
  'AssetDeletePayload',
  'The result of deleting a file of the library.',
  (t) => ({
    deletedAssetId: t.id({
      nullable: true,
      description: 'The id of the deleted file. Null if refused.',
      resolve: ({ reply }) => reply?.assetId,
    }),
    usedBy: t.field({
      type: [AssetUser],
      description:
        'The configs that use its URL. They are not changed, and show nothing in its place until it is restored.',
      resolve: ({ reply }) => reply?.usedBy ?? [],
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
    description:
      'Deletes a file of the library. Its URL stops working immediately; browsers may show a cached copy for five minutes.',
    args: { input: t.arg({ type: AssetDeleteInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) => write(context, assetDelete, { assetId: askableId('asset', input.assetId) }),
  }),
);
