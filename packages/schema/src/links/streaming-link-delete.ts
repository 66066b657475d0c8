import type { CallReply } from '@launchyard/contract/kit';
import { streamingLinkDelete } from '@launchyard/contract/links';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const StreamingLinkDeleteInput = builder.inputType('StreamingLinkDeleteInput', {
  description: 'Which streaming link is to go.',
  fields: (t) => ({ streamingLinkId: t.id({ required: true, description: 'The id of the link, `lnk_…`.' }) }),
});

const StreamingLinkDeletePayload = payloadType<CallReply<typeof streamingLinkDelete>>(
  'StreamingLinkDeletePayload',
  'What came of deleting a streaming link.',
  (t) => ({
    deletedStreamingLinkId: t.id({
      nullable: true,
      description: 'The id of the link that is gone; null when it was refused.',
      resolve: ({ reply }) => reply?.streamingLinkId,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description: 'How it can be brought back; null when it was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
  }),
);

builder.mutationField('streamingLinkDelete', (t) =>
  t.field({
    type: StreamingLinkDeletePayload,
    description: 'Deletes a streaming link: its address stops opening at once, unless another link has the same one.',
    args: { input: t.arg({ type: StreamingLinkDeleteInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, context) =>
      write(context, streamingLinkDelete, { streamingLinkId: askableId('streamingLink', input.streamingLinkId) }),
  }),
);
