import { linksOfConfig } from '@launchyard/contract/links';
import { MAX_PAGE } from '@launchyard/domain/kit';
import { ConfigDeletePayload } from '../configs/config-delete.ts';
import { ConfigType } from '../configs/config.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { owned } from '../kit/scope.ts';
import { Link } from './link.ts';
import { loadLinks } from './load.ts';

const LinkConnection = connectionType(Link, 'links of both kinds');

builder.objectField(ConfigType, 'usedBy', (t) =>
  t.field({
    type: LinkConnection,
    nullable: true,
    description:
      'The links that use it, of both kinds and of all applications, newest first. Null when the links service does not respond. Loaded separately for each config, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) =>
      asConnection(await read(context, linksOfConfig, { ...pageInput(args), configId: id }, account.id), (row) =>
        owned(account, row),
      ),
  }),
);

builder.objectFields(ConfigDeletePayload, (t) => ({
  movedLinkCount: t.int({
    description: 'The number of links that used it and now use the default config.',
    resolve: ({ reply }) => reply?.movedLinkCount ?? 0,
  }),
  movedLinks: t.field({
    type: [Link],
    nullable: true,
    description: `The links that used it and now use the default config, at most ${MAX_PAGE} of \`movedLinkCount\`. Null when the links service does not respond.`,
    extensions: costs({ items: MAX_PAGE }),
    resolve: ({ reply }, _arguments, context) => (reply ? loadLinks(context, reply.account, reply.movedLinkIds) : []),
  }),
}));
