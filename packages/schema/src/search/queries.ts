import { searchFind } from '@launchyard/contract/search';
import { MAX_SEARCH_LENGTH, MOST_FOUND } from '@launchyard/domain/search';
import { idKind } from '@launchyard/domain/kit';
import { AppType } from '../apps/app.ts';
import { loadApp } from '../apps/loader.ts';
import { ConfigType } from '../configs/config.ts';
import { loadConfig } from '../configs/load.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { nodeKind } from '../kit/node.ts';
import { ownedOrNull, type Scope } from '../kit/scope.ts';
import { loadLink } from '../links/load.ts';
import { MeetingLinkType } from '../links/meeting-link.ts';
import { StreamingLinkType } from '../links/streaming-link.ts';
import { AccountType } from '../session/account.ts';

const SearchResult = builder.unionType('SearchResult', {
  description: 'An object that can be found by name.',
  types: [AppType, StreamingLinkType, MeetingLinkType, ConfigType],
  resolveType: ({ id }) => nodeKind(id)?.typeName,
});

/** At most a few of each: applications, links of both kinds together, and configs. */
const MOST_ITEMS = 3 * MOST_FOUND;

builder.objectField(AccountType, 'find', (t) =>
  t.field({
    type: [SearchResult],
    nullable: true,
    description: `Applications, links and configs of the account whose name contains a text: at most ${MOST_FOUND} of each, newest first. Null when the search service, or one that knows what it found, does not respond.`,
    args: {
      text: t.arg.string({
        required: true,
        description: `The text to search for, in upper or lower case; 1 to ${MAX_SEARCH_LENGTH} characters.`,
      }),
    },
    extensions: costs({ items: MOST_ITEMS }),
    resolve: async (account, { text }, context) => {
      const { ids } = await read(context, searchFind, { text }, account.id);
      const found = await Promise.all(ids.map((id) => loadFound(context, account, id)));
      return found.filter((each) => each !== null);
    },
  }),
);

/** The object with this id, or null when it has been deleted; one call for each kind. */
async function loadFound(context: Context, account: Scope, id: string) {
  const kind = idKind(id);
  if (kind === 'app') return ownedOrNull(account, await loadApp(context, account.id, id));
  return kind === 'config' ? loadConfig(context, account, id) : loadLink(context, account, id);
}
