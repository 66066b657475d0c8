import { meetingLinkSetConfig } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { changeLink, describeChanged, describeRevision } from './changed-link.ts';
import { loadMeetingLink, MeetingLinkType, type MeetingLink } from './meeting-link.ts';

const MeetingLinkSetConfigInput = builder.inputType('MeetingLinkSetConfigInput', {
  description: 'Which meeting gets which config.',
  fields: (t) => ({
    meetingLinkId: t.id({ required: true, description: 'The id of the meeting, `mtg_…`.' }),
    revision: t.int({ required: true, description: describeRevision }),
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
  }),
});

const MeetingLinkSetConfigPayload = payloadType<MeetingLink>(
  'MeetingLinkSetConfigPayload',
  'What came of giving a meeting another config.',
  (t) => ({
    meetingLink: t.field({
      type: MeetingLinkType,
      nullable: true,
      description: describeChanged,
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('meetingLinkSetConfig', (t) =>
  t.field({
    type: MeetingLinkSetConfigPayload,
    description:
      'Gives a meeting another config. Its addresses change with it; those that were sent out go on opening it.',
    args: { input: t.arg({ type: MeetingLinkSetConfigInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(
        context,
        meetingLinkSetConfig,
        {
          meetingLinkId: askableId('meetingLink', input.meetingLinkId),
          revision: input.revision,
          configId: askableId('config', input.configId),
        },
        ({ link }) => link,
        (scope) => loadMeetingLink(context, scope, input.meetingLinkId),
      ),
  }),
);
