import { linkRename } from '@launchyard/contract/links';
import { builder } from '../kit/builder.ts';
import { changedLinkPayload, changeLink, describeLinkId, describeRevision } from './changed-link.ts';
import { askableLinkId } from './load.ts';

const LinkRenameInput = builder.inputType('LinkRenameInput', {
  description: 'A link and its new name.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({ required: true, description: describeRevision }),
    name: t.string({ required: true, description: 'The new name, 1 to 60 characters that can be read.' }),
  }),
});

const LinkRenamePayload = changedLinkPayload('LinkRenamePayload', 'The result of renaming a link.');

builder.mutationField('linkRename', (t) =>
  t.field({
    nullable: true,
    type: LinkRenamePayload,
    description: 'Renames a link. Its URLs do not change.',
    args: { input: t.arg({ type: LinkRenameInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, context) =>
      changeLink(context, linkRename, {
        linkId: askableLinkId(input.linkId),
        revision: input.revision,
        name: input.name,
      }),
  }),
);
