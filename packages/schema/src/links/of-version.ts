import { DEFAULT_PAGE, MAX_PAGE } from '@launchyard/domain/kit';
import { AppVersionDeletePayload } from '../apps/app-version-delete.ts';
import { AppVersionType, detailsOf } from '../apps/app-version.ts';
import { builder } from '../kit/builder.ts';
import { firstOf } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { Link } from './link.ts';
import { loadLinks } from './load.ts';

builder.objectField(AppVersionType, 'pinnedLinks', (t) =>
  t.field({
    type: [Link],
    nullable: true,
    description:
      'The first of the links that are pinned to it, sorted by name; `pinnedLinkCount` says how many there are. They switch to Latest when it is deleted. Null when the applications or the links service does not respond.',
    args: { first: t.arg.int({ description: `At most this many: 0 to ${MAX_PAGE}. Defaults to ${DEFAULT_PAGE}.` }) },
    extensions: costs({ items: 'page' }),
    resolve: async (version, args, context) => {
      const most = firstOf(args);
      const details = await detailsOf(version, context);
      return details?.pinnedLinkIds && loadLinks(context, version.account, details.pinnedLinkIds.slice(0, most));
    },
  }),
);

builder.objectFields(AppVersionDeletePayload, (t) => ({
  movedLinkCount: t.int({
    description: 'The number of links that were pinned to it and now serve Latest.',
    resolve: ({ reply }) => reply?.movedLinkCount ?? 0,
  }),
  movedLinks: t.field({
    type: [Link],
    nullable: true,
    description: `The links that were pinned to it and now serve Latest, sorted by name, at most ${MAX_PAGE} of \`movedLinkCount\`. Null when the links service does not respond.`,
    extensions: costs({ items: MAX_PAGE }),
    resolve: ({ reply }, _arguments, context) =>
      reply ? loadLinks(context, reply.app.account, reply.movedLinkIds) : [],
  }),
}));
