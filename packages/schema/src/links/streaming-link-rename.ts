import { streamingLinkRename } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadStreamingLink, StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkRenameInput = builder.inputType('StreamingLinkRenameInput', {
  description: 'Which streaming link gets which name.',
  fields: (t) => ({
    streamingLinkId: t.id({ required: true, description: 'The id of the streaming link, `lnk_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    name: t.string({ required: true, description: 'The new name, 1 to 60 characters that can be read.' }),
  }),
});

const StreamingLinkRenamePayload = payloadType<StreamingLink>(
  'StreamingLinkRenamePayload',
  'What came of renaming a streaming link.',
  (t) => ({
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('streamingLinkRename', (t) =>
  t.field({
    type: StreamingLinkRenamePayload,
    description: 'Gives a streaming link another name. Its address stays.',
    args: { input: t.arg({ type: StreamingLinkRenameInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        streamingLinkRename,
        {
          streamingLinkId: askableId('streamingLink', input.streamingLinkId),
          revision: input.revision,
          name: input.name,
        },
        ({ link }) => link,
        (scope) => loadStreamingLink(context, scope, input.streamingLinkId),
      ),
  }),
);
