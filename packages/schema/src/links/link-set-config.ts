import { linkSetConfig } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkSetConfigInput = builder.inputType('LinkSetConfigInput', {
  description: 'A link and its new config.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
  }),
});

const LinkSetConfigPayload = changedLinkPayload('LinkSetConfigPayload', 'The result of changing the config of a link.');

builder.mutationField('linkSetConfig', (t) =>
  t.field({
    nullable: true,
    type: LinkSetConfigPayload,
    description:
      'Changes the config of a link, and with it its URL. The old URL of a streaming link stops working; those of a meeting keep working.',
    args: { input: t.arg({ type: LinkSetConfigInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(context, linkSetConfig, {
        linkId: askableLinkId(input.linkId),
        revision: input.revision,
        configId: askableId('config', input.configId),
      }),
  }),
);
