import type { CallReply } from '@launchyard/contract/kit';
import { searchFind } from '@launchyard/contract/search';
import { MOST_FOUND, type FoundKind } from '@launchyard/domain/search';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from '../session/account.ts';

const FoundKindType = builder.enumType('FoundKind', {
  description: 'What was found.',
  values: {
    APP: { value: 'app', description: 'An application.' },
    STREAMING_LINK: { value: 'streamingLink', description: 'A streaming link.' },
    MEETING_LINK: { value: 'meetingLink', description: 'A meeting link.' },
    CONFIG: { value: 'config', description: 'A config.' },
  } as const satisfies Record<string, { value: FoundKind; description: string }>,
});

type Found = CallReply<typeof searchFind>['found'][number];

const FoundType = builder.objectRef<Found>('Found').implement({
  description: 'Something that has what was typed in its name. `node` answers it whole by its id.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id: `node` finds it whole by it.' }),
    kind: t.expose('kind', { type: FoundKindType, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    appName: t.exposeString('appName', {
      nullable: true,
      description: 'The name of the application that a link leads to; null for everything else.',
    }),
    configName: t.exposeString('configName', {
      nullable: true,
      description: 'The name of the config that a link has; null for everything else.',
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
      'Applications, links and configs of the account with this in their names: five of each at most, the newest first. Null when the search does not answer.',
    args: {
      text: t.arg.string({ required: true, description: 'A part of the name, in any case; 1 to 100 characters.' }),
    },
    extensions: costs({ items: MOST_ITEMS }),
    resolve: async ({ id }, { text }, context) => (await read(context, searchFind, { text }, id)).found,
  }),
);
