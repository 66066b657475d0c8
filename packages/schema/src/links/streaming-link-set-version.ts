import { streamingLinkSetVersion } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadStreamingLink, StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkSetVersionInput = builder.inputType('StreamingLinkSetVersionInput', {
  description: 'Which streaming link gets which version.',
  fields: (t) => ({
    streamingLinkId: t.id({ required: true, description: 'The id of the streaming link, `lnk_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    version: t.int({ description: 'The number of a tested version; null or left out: it serves Latest.' }),
  }),
});

const StreamingLinkSetVersionPayload = payloadType<StreamingLink>(
  'StreamingLinkSetVersionPayload',
  'What came of giving a streaming link another version.',
  (t) => ({
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('streamingLinkSetVersion', (t) =>
  t.field({
    type: StreamingLinkSetVersionPayload,
    description: 'Fixes a streaming link to a tested version, or lets it serve Latest. Its address changes with it.',
    args: { input: t.arg({ type: StreamingLinkSetVersionInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        streamingLinkSetVersion,
        {
          streamingLinkId: askableId('streamingLink', input.streamingLinkId),
          revision: input.revision,
          version: input.version ?? null,
        },
        ({ link }) => link,
        (scope) => loadStreamingLink(context, scope, input.streamingLinkId),
      ),
  }),
);
