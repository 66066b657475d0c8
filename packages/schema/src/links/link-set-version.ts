import { linkSetVersion } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkSetVersionInput = builder.inputType('LinkSetVersionInput', {
  description: 'Which link gets which version.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    version: t.int({ description: 'The number of a tested version; null or left out: it serves Latest.' }),
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
    resolve: (_root, { input }, context) =>
      changeLink(context, linkSetVersion, {
        linkId: askableLinkId(input.linkId),
        revision: input.revision,
        version: input.version ?? null,
      }),
  }),
);
