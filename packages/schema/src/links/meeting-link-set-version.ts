import { meetingLinkSetVersion } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadMeetingLink, MeetingLinkType, type MeetingLink } from './meeting-link.ts';

const MeetingLinkSetVersionInput = builder.inputType('MeetingLinkSetVersionInput', {
  description: 'Which meeting gets which version.',
  fields: (t) => ({
    meetingLinkId: t.id({ required: true, description: 'The id of the meeting, `mtg_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    version: t.int({ description: 'The number of a tested version; null or left out: it serves Latest.' }),
  }),
});

const MeetingLinkSetVersionPayload = payloadType<MeetingLink>(
  'MeetingLinkSetVersionPayload',
  'What came of giving a meeting another version.',
  (t) => ({
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('meetingLinkSetVersion', (t) =>
  t.field({
    type: MeetingLinkSetVersionPayload,
    description: 'Fixes a meeting to a tested version, or lets it serve Latest. Its addresses stay.',
    args: { input: t.arg({ type: MeetingLinkSetVersionInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        meetingLinkSetVersion,
        {
          meetingLinkId: askableId('meetingLink', input.meetingLinkId),
          revision: input.revision,
          version: input.version ?? null,
        },
        ({ link }) => link,
        (scope) => loadMeetingLink(context, scope, input.meetingLinkId),
      ),
  }),
);
