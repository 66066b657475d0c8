import { binRestore } from '@launchyard/contract/bin';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { BinItemKind } from './bin-item.ts';

const BinItemRestoreInput = builder.inputType('BinItemRestoreInput', {
  description: 'What is to be brought back.',
  fields: (t) => ({ binItemId: t.id({ required: true, description: 'Its id in the bin, `bin_…`.' }) }),
});

const BinItemRestorePayload = payloadType<CallReply<typeof binRestore>>(
  'BinItemRestorePayload',
  'What came of bringing something back.',
  (t) => ({
    restoredId: t.id({
      nullable: true,
      description: 'The id that it has again; null when it was refused.',
      resolve: ({ reply }) => reply?.subjectId,
    }),
    kind: t.field({
      type: BinItemKind,
      nullable: true,
      description: 'What it is; null when it was refused.',
      resolve: ({ reply }) => reply?.kind,
    }),
  }),
);

builder.mutationField('binItemRestore', (t) =>
  t.field({
    type: BinItemRestorePayload,
    description: 'Brings back what was deleted, with all that went with it.',
    args: { input: t.arg({ type: BinItemRestoreInput, required: true, description: 'What is to be brought back.' }) },
    resolve: (_root, { input }, context) =>
      write(context, binRestore, { binItemId: askableId('binItem', input.binItemId) }),
  }),
);
