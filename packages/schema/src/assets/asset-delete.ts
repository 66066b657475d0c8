import { assetDelete } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AssetUser } from './asset.ts';

const AssetDeleteInput = builder.inputType('AssetDeleteInput', {
  description: 'Which file is to go.',
  fields: (t) => ({ assetId: t.id({ required: true, description: 'The id of the file, `ast_…`.' }) }),
});

const AssetDeletePayload = payloadType<CallReply<typeof assetDelete>>(
  'AssetDeletePayload',
  'What came of deleting a file of the library.',
  (t) => ({
    deletedAssetId: t.id({
      nullable: true,
      description: 'The id of the file that is gone; null when it was refused.',
      resolve: ({ reply }) => reply?.assetId,
    }),
    usedBy: t.field({
      type: [AssetUser],
      description:
        'The configs that name its address. They stay as they are, and show nothing there until it comes back.',
      resolve: ({ reply }) => reply?.usedBy ?? [],
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description: 'How it can be brought back, to the same address; null when it was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('assetDelete', (t) =>
  t.field({
    type: AssetDeletePayload,
    description:
      'Deletes a file of the library. Its address answers nothing from the same moment on; who saw it a moment ago may see it for five more minutes.',
    args: { input: t.arg({ type: AssetDeleteInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, context) => write(context, assetDelete, { assetId: askableId('asset', input.assetId) }),
  }),
);
