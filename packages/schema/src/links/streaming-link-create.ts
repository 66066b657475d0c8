import { streamingLinkCreate } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { StreamingLinkType, type StreamingLink } from './streaming-link.ts';

const StreamingLinkCreateInput = builder.inputType('StreamingLinkCreateInput', {
  description: 'A new streaming link.',
  fields: (t) => ({
    appId: t.id({ required: true, description: 'The id of the application, `app_…`. It needs a tested version.' }),
    configId: t.id({ description: 'The id of the config that the stream uses. Defaults to the default config.' }),
    appVersionId: t.id({ description: 'The id of the version to pin it to, `ver_…`. Omit to serve Latest.' }),
    idempotencyKey: t.string({
      required: true,
      description: describeIdempotencyKey('link'),
    }),
  }),
});

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
      const { reply, refusals } = await write(context, streamingLinkCreate, {
        ...input,
        appId: askableId('app', input.appId),
        configId: typeof input.configId === 'string' ? askableId('config', input.configId) : undefined,
        appVersionId: typeof input.appVersionId === 'string' ? askableId('appVersion', input.appVersionId) : undefined,
      });
      return { reply: reply && owned(account, reply.link), refusals };
    },
  }),
);
