import { meetingLinkCreate } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { MeetingLinkType, type MeetingLink } from './meeting-link.ts';
import { askedLink, newLinkInput } from './new-link.ts';

const MeetingLinkCreateInput = newLinkInput('MeetingLinkCreateInput', 'A new meeting link.');

const MeetingLinkCreatePayload = payloadType<MeetingLink>(
  'MeetingLinkCreatePayload',
  'The result of creating a meeting link.',
  (t) => ({
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: 'The new meeting. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('meetingLinkCreate', (t) =>
  t.field({
    nullable: true,
    type: MeetingLinkCreatePayload,
    description: 'Creates a meeting link to an application that has a tested version.',
    args: { input: t.arg({ type: MeetingLinkCreateInput, required: true, description: 'The application to open.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { reply, refusals } = await write(context, meetingLinkCreate, askedLink(input));
      return { reply: reply && owned(account, reply.link), refusals };
    },
  }),
);
