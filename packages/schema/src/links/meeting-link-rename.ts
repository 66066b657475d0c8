import { meetingLinkRename } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadMeetingLink, MeetingLinkType, type MeetingLink } from './meeting-link.ts';

const MeetingLinkRenameInput = builder.inputType('MeetingLinkRenameInput', {
  description: 'Which meeting gets which name.',
  fields: (t) => ({
    meetingLinkId: t.id({ required: true, description: 'The id of the meeting, `mtg_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    name: t.string({ required: true, description: 'The new name, 1 to 60 characters that can be read.' }),
  }),
});

const MeetingLinkRenamePayload = payloadType<MeetingLink>(
  'MeetingLinkRenamePayload',
  'What came of renaming a meeting.',
  (t) => ({
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('meetingLinkRename', (t) =>
  t.field({
    type: MeetingLinkRenamePayload,
    description: 'Gives a meeting another name. Its addresses stay.',
    args: { input: t.arg({ type: MeetingLinkRenameInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        meetingLinkRename,
        { meetingLinkId: askableId('meetingLink', input.meetingLinkId), revision: input.revision, name: input.name },
        ({ link }) => link,
        (scope) => loadMeetingLink(context, scope, input.meetingLinkId),
      ),
  }),
);
