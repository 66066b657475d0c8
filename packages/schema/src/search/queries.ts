import type { CallReply } from '@launchyard/contract/kit';
import { searchFind } from '@launchyard/contract/search';
import { type FoundKind, MAX_SEARCH_LENGTH, MOST_FOUND } from '@launchyard/domain/search';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from '../session/account.ts';

const FoundKindType = builder.enumType('FoundKind', {
  description: 'The kind of a search result.',
  values: {
    APP: { value: 'app', description: 'An application.' },
    STREAMING_LINK: { value: 'streamingLink', description: 'A streaming link.' },
    MEETING_LINK: { value: 'meetingLink', description: 'A meeting link.' },
    CONFIG: { value: 'config', description: 'A config.' },
  } as const satisfies Record<string, { value: FoundKind; description: string }>,
});

type Found = CallReply<typeof searchFind>['found'][number];

const FoundType = builder.objectRef<Found>('Found').implement({
  description: 'A search result. Load the whole item with `node` and its id.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id. `node` returns the whole item.' }),
    kind: t.expose('kind', { type: FoundKindType, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    appName: t.exposeString('appName', {
      nullable: true,
      description: 'The name of the application of a link. Null for other kinds.',
    }),
    configName: t.exposeString('configName', {
      nullable: true,
      description: 'The name of the config of a link. Null for other kinds.',
    }),
  }),
});

/** Some of each kind. */
const MOST_ITEMS = 3 * MOST_FOUND;

builder.objectField(AccountType, 'find', (t) =>
  t.field({
    type: [FoundType],
    nullable: true,
    description:
      'Applications, links and configs of the account whose name contains a text: at most five of each, newest first. Null when the search service does not respond.',
    args: {
      text: t.arg.string({
        required: true,
        description: `The text to search for, in upper or lower case; 1 to ${MAX_SEARCH_LENGTH} characters.`,
      }),
    },
    extensions: costs({ items: MOST_ITEMS }),
    resolve: async ({ id }, { text }, context) => (await read(context, searchFind, { text }, id)).found,
  }),
);
