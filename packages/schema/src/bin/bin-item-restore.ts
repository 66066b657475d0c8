import { binRestore } from '@launchyard/contract/bin';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { BinItemKind } from './bin-item.ts';

const BinItemRestoreInput = builder.inputType('BinItemRestoreInput', {
  description: 'The item to restore.',
  fields: (t) => ({ binItemId: t.id({ required: true, description: 'Its id in the bin, `bin_…`.' }) }),
});

const BinItemRestorePayload = payloadType<CallReply<typeof binRestore>>(
  'BinItemRestorePayload',
  'The result of restoring an item from the bin.',
  (t) => ({
    restoredId: t.id({
      nullable: true,
      description: 'The id of the restored item. Null if refused.',
      resolve: ({ reply }) => reply?.subjectId,
    }),
    kind: t.field({
      type: BinItemKind,
      nullable: true,
      description: 'What it is. Null if refused.',
      resolve: ({ reply }) => reply?.kind,
    }),
  }),
);

builder.mutationField('binItemRestore', (t) =>
  t.field({
    nullable: true,
    type: BinItemRestorePayload,
    description: 'Restores a deleted item and everything that was deleted with it.',
    args: { input: t.arg({ type: BinItemRestoreInput, required: true, description: 'The item to restore.' }) },
    resolve: (_root, { input }, context) =>
      write(context, binRestore, { binItemId: askableId('binItem', input.binItemId) }),
  }),
);
