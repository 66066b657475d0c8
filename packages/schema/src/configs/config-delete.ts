import { configDelete } from '@launchyard/contract/configs';
import type { CallReply } from '@launchyard/contract/kit';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { NamedLink } from '../kit/named-link.ts';

type Deletion = CallReply<typeof configDelete>;

const ConfigDeleteInput = builder.inputType('ConfigDeleteInput', {
  description: 'Which config is to go.',
  fields: (t) => ({ configId: t.id({ required: true, description: 'The id of the config, `cfg_…`.' }) }),
});

const ConfigDeletePayload = payloadType<Deletion>('ConfigDeletePayload', 'What came of deleting a config.', (t) => ({
  deletedConfigId: t.id({
    nullable: true,
    description: 'The id of the config that is gone; null when it was refused.',
    resolve: ({ reply }) => reply?.configId,
  }),
  binItem: t.field({
    type: BinItemType,
    nullable: true,
    description:
      'How it can be brought back, and with it the links that nobody changed since; null when it was refused.',
    resolve: ({ reply }) => reply?.binItem,
  }),
  movedLinks: t.field({
    type: [NamedLink],
    description: 'The links that used it. Their addresses name the default config now.',
    resolve: ({ reply }) => reply?.movedLinks ?? [],
  }),
}));

builder.mutationField('configDelete', (t) =>
  t.field({
    type: ConfigDeletePayload,
    description:
      'Deletes a config. The links that used it use the default one from the same moment on. When it has a password or an end, addresses of these links that were sent out stop opening: each link gets new ids. Undone, they open again, for links that nobody changed in between.',
    args: { input: t.arg({ type: ConfigDeleteInput, required: true, description: 'The config.' }) },
    resolve: (_root, { input }, context) =>
      write(context, configDelete, { configId: askableId('config', input.configId) }),
  }),
);
