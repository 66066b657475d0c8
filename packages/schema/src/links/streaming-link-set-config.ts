import { streamingLinkSetConfig } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadStreamingLink, StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkSetConfigInput = builder.inputType('StreamingLinkSetConfigInput', {
  description: 'Which streaming link gets which config.',
  fields: (t) => ({
    streamingLinkId: t.id({ required: true, description: 'The id of the streaming link, `lnk_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
  }),
});

const StreamingLinkSetConfigPayload = payloadType<StreamingLink>(
  'StreamingLinkSetConfigPayload',
  'What came of giving a streaming link another config.',
  (t) => ({
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('streamingLinkSetConfig', (t) =>
  t.field({
    type: StreamingLinkSetConfigPayload,
    description: 'Gives a streaming link another config, and with it another address: the old one stops opening.',
    args: { input: t.arg({ type: StreamingLinkSetConfigInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        streamingLinkSetConfig,
        {
          streamingLinkId: askableId('streamingLink', input.streamingLinkId),
          revision: input.revision,
          configId: askableId('config', input.configId),
        },
        ({ link }) => link,
        (scope) => loadStreamingLink(context, scope, input.streamingLinkId),
      ),
  }),
);
