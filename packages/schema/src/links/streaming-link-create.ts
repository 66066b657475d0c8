import { streamingLinkCreate } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { askedLink, newLinkInput } from './new-link.ts';
import { StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkCreateInput = newLinkInput('StreamingLinkCreateInput', 'A new streaming link.');

const StreamingLinkCreatePayload = payloadType<StreamingLink>(
  'StreamingLinkCreatePayload',
  'The result of creating a streaming link.',
  (t) => ({
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: 'The new link. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('streamingLinkCreate', (t) =>
  t.field({
    nullable: true,
    type: StreamingLinkCreatePayload,
    description: 'Creates a streaming link to an application that has a tested version.',
    args: { input: t.arg({ type: StreamingLinkCreateInput, required: true, description: 'The application to open.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { reply, refusals } = await write(context, streamingLinkCreate, askedLink(input));
      return { reply: reply && owned(account, reply.link), refusals };
    },
  }),
);
