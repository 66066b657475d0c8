import { meetingLinkCreate } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { MeetingLinkType, type MeetingLink } from './meeting-link.ts';

const MeetingLinkCreateInput = builder.inputType('MeetingLinkCreateInput', {
  description: 'What a new meeting opens.',
  fields: (t) => ({
    appId: t.id({ required: true, description: 'The id of the application, `app_…`. It needs a tested version.' }),
    configId: t.id({ description: 'The id of the config that the stream runs with. Left out: the default one.' }),
    version: t.int({ description: 'The number of the version to fix it to. Left out: it serves Latest.' }),
    idempotencyKey: t.string({
      required: true,
      description: describeIdempotencyKey('link'),
    }),
  }),
});

const MeetingLinkCreatePayload = payloadType<MeetingLink>(
  'MeetingLinkCreatePayload',
  'What came of making a meeting.',
  (t) => ({
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: 'The new meeting; null when it was refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('meetingLinkCreate', (t) =>
  t.field({
    type: MeetingLinkCreatePayload,
    description:
      'Makes a meeting for an application that has a tested version, with an address for its host and one for its guests.',
    args: { input: t.arg({ type: MeetingLinkCreateInput, required: true, description: 'What it opens.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { reply, refusals } = await write(context, meetingLinkCreate, {
        ...input,
        appId: askableId('app', input.appId),
        configId: typeof input.configId === 'string' ? askableId('config', input.configId) : undefined,
      });
      return { reply: reply && owned(account, reply.link), refusals };
    },
  }),
);
