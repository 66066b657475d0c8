import { linkSetVersion } from '@launchyard/contract/links';
import { checkVersionChoice } from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { refused } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkSetVersionInput = builder.inputType('LinkSetVersionInput', {
  description: 'A link and its new version.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    appVersionId: t.id({
      description: 'The id of a tested version to pin it to, `ver_…`. Set either this or `servesLatest`.',
    }),
    servesLatest: t.boolean({
      description: 'True makes it serve Latest. Set either this or `appVersionId`.',
    }),
  }),
});

const LinkSetVersionPayload = changedLinkPayload(
  'LinkSetVersionPayload',
  'The result of changing the version of a link.',
);

builder.mutationField('linkSetVersion', (t) =>
  t.field({
    nullable: true,
    type: LinkSetVersionPayload,
    description:
      'Pins a link to a tested version, or makes it serve Latest. The URL of a streaming link changes; those of a meeting do not.',
    args: { input: t.arg({ type: LinkSetVersionInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) => {
      const { linkId, revision, appVersionId } = input;
      const refusals = checkVersionChoice(input);
      if (refusals.length > 0) return refused(refusals);
      const target = { linkId: askableLinkId(linkId), revision };
      return changeLink(context, linkSetVersion, {
        ...target,
        appVersionId: typeof appVersionId === 'string' ? askableId('appVersion', appVersionId) : null,
      });
    },
  }),
);
