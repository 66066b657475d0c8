import { builder } from '../kit/builder.ts';
import { requireCredential } from '../kit/calls.ts';
import { Node, nodeKind } from '../kit/node.ts';
import { actingAccount } from './account.ts';

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description:
      'An object of the account that this request acts in, by its id. Null when it does not exist or is not yours.',
    args: {
      id: t.arg.id({
        required: true,
        description:
          'The id of anything that implements `Node`: an application, upload, link, config, person, the account.',
      }),
    },
    resolve: async (_root, { id }, context) => {
      requireCredential(context);
      const kind = nodeKind(id);
      if (!kind) return null;
      return kind.load(context, await actingAccount(context), id);
    },
  }),
);
