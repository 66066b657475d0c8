import { meetingLinkDelete } from '@launchyard/contract/links';
import type { BinItem } from '@launchyard/contract/bin';
import { linkViolations } from '@launchyard/domain/links';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { loadMeetingLink, MeetingLinkType, type MeetingLink } from './meeting-link.ts';

const MeetingLinkDeleteInput = builder.inputType('MeetingLinkDeleteInput', {
  description: 'Which meeting is to go.',
  fields: (t) => ({
    meetingLinkId: t.id({ required: true, description: 'The id of the meeting, `mtg_…`.' }),
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
  current: MeetingLink | null;
}

const MeetingLinkDeletePayload = payloadType<Deleted>(
  'MeetingLinkDeletePayload',
  'What came of deleting a meeting.',
  (t) => ({
    deletedMeetingLinkId: t.id({
      nullable: true,
      description: 'The id of the meeting that is gone; null when it was refused.',
      resolve: ({ reply }) => reply?.id,
    }),
    binItem: t.field({
      type: BinItemType,
      nullable: true,
      description: 'How it can be brought back; null when it was refused.',
      resolve: ({ reply }) => reply?.binItem,
    }),
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: 'The meeting as it is now, when the deletion was refused as LINK_CHANGED; null otherwise.',
      resolve: ({ reply }) => reply?.current,
    }),
  }),
);

builder.mutationField('meetingLinkDelete', (t) =>
  t.field({
    type: MeetingLinkDeletePayload,
    description: 'Deletes a meeting: both of its addresses stop opening at once.',
    args: { input: t.arg({ type: MeetingLinkDeleteInput, required: true, description: 'The meeting.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const meetingLinkId = askableId('meetingLink', input.meetingLinkId);
      const { reply, refusals } = await write(context, meetingLinkDelete, {
        meetingLinkId,
        revision: input.revision ?? undefined,
      });
      if (reply) return { reply: { id: reply.meetingLinkId, binItem: reply.binItem, current: null }, refusals };
      const isStale = refusals.some(({ code }) => code === linkViolations.changed.code);
      const current = isStale ? await loadMeetingLink(context, account, meetingLinkId) : null;
      return { reply: { id: null, binItem: null, current }, refusals };
    },
  }),
);
