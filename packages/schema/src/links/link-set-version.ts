import { linkSetVersion } from '@launchyard/contract/links';
import { checkVersionChoice } from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { refused } from '../kit/calls.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkSetVersionInput = builder.inputType('LinkSetVersionInput', {
  description: 'Which link gets which version.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    version: t.int({ description: 'The number of a tested version. Left out where `servesLatest` is true.' }),
    servesLatest: t.boolean({
      description:
        'True: it serves Latest, whatever that is. Left out where `version` is given; one of the two it must be.',
    }),
  }),
});

const LinkSetVersionPayload = changedLinkPayload(
  'LinkSetVersionPayload',
  'What came of giving a link another version.',
);

builder.mutationField('linkSetVersion', (t) =>
  t.field({
    type: LinkSetVersionPayload,
    description:
      'Fixes a link to a tested version, or lets it serve Latest. The address of a streaming link changes with it; those of a meeting stay.',
    args: { input: t.arg({ type: LinkSetVersionInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) => {
      const { linkId, revision, version } = input;
      const refusals = checkVersionChoice(input);
      if (refusals.length > 0) return refused(refusals);
      const target = { linkId: askableLinkId(linkId), revision };
      return changeLink(context, linkSetVersion, { ...target, version: version ?? null });
    },
  }),
);
