import { linkSetConfig } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { askableId } from '../kit/ids.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkSetConfigInput = builder.inputType('LinkSetConfigInput', {
  description: 'Which link gets which config.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }),
  }),
});

const LinkSetConfigPayload = changedLinkPayload('LinkSetConfigPayload', 'What came of giving a link another config.');

builder.mutationField('linkSetConfig', (t) =>
  t.field({
    type: LinkSetConfigPayload,
    description:
      'Gives a link another config, and with it another address. The old address of a streaming link stops opening; those of a meeting go on.',
    args: { input: t.arg({ type: LinkSetConfigInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(context, linkSetConfig, {
        linkId: askableLinkId(input.linkId),
        revision: input.revision,
        configId: askableId('config', input.configId),
      }),
  }),
);
