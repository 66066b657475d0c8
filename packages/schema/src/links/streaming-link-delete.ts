import { streamingLinkDelete } from '@launchyard/contract/links';
import type { BinItem } from '@launchyard/contract/bin';
import { linkViolations } from '@launchyard/domain/links';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { loadStreamingLink, StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkDeleteInput = builder.inputType('StreamingLinkDeleteInput', {
  description: 'Which streaming link is to go.',
  fields: (t) => ({
    streamingLinkId: t.id({ required: true, description: 'The id of the streaming link, `lnk_…`.' }),
    revision: t.int({
      description:
        'Its revision, for whoever wants to delete it only as they saw it. Refused as LINK_CHANGED when it is no longer at that one.',
    }),
  }),
});

interface Deleted {
  id: string | null;
  binItem: BinItem | null;
  /** As it is now, when somebody changed it meanwhile. */
  current: StreamingLink | null;
}

const StreamingLinkDeletePayload = payloadType<Deleted>(
  'StreamingLinkDeletePayload',
  'What came of deleting a streaming link.',
  (t) => ({
    deletedStreamingLinkId: t.id({
      nullable: true,
      description: 'The id of the streaming link that is gone; null when it was refused.',
      resolve: ({ reply }) => reply?.id,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description: 'How it can be brought back; null when it was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: 'The streaming link as it is now, when the deletion was refused as LINK_CHANGED; null otherwise.',
      resolve: ({ reply }) => reply?.current,
    }),
  }),
);

builder.mutationField('streamingLinkDelete', (t) =>
  t.field({
    type: StreamingLinkDeletePayload,
    description: 'Deletes a streaming link: its address stops opening at once, unless another link has the same one.',
    args: { input: t.arg({ type: StreamingLinkDeleteInput, required: true, description: 'The streaming link.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const streamingLinkId = askableId('streamingLink', input.streamingLinkId);
      const { reply, refusals } = await write(context, streamingLinkDelete, {
        streamingLinkId,
        revision: input.revision ?? undefined,
      });
      if (reply) return { reply: { id: reply.streamingLinkId, binItem: reply.binItem, current: null }, refusals };
      const isStale = refusals.some(({ code }) => code === linkViolations.changed.code);
      const current = isStale ? await loadStreamingLink(context, account, streamingLinkId) : null;
      return { reply: { id: null, binItem: null, current }, refusals };
    },
  }),
);
