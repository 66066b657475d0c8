import type { ContentArea } from '@launchyard/contract/events';
import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';

const ContentAreaType = builder.enumType('ContentArea', {
  description: 'A part of the account that changed.',
  values: {
    APPS: { value: 'apps', description: 'Applications and their versions.' },
    LINKS: { value: 'links', description: 'Streaming and meeting links.' },
    CONFIGS: { value: 'configs', description: 'Configs.' },
    TEAM: { value: 'team', description: 'The members of the team and the open invitations.' },
    KEYS: { value: 'keys', description: 'The API keys.' },
    ASSETS: { value: 'assets', description: 'The library of images, videos and logos.' },
    STREAMING: { value: 'streaming', description: 'The sessions of visitors.' },
    PLAN: { value: 'plan', description: 'The plan, the card and the invoices.' },
  } as const satisfies Record<string, { value: ContentArea; description: string }>,
});

/** The area that changed, or null in the first event. */
interface Place {
  area: ContentArea | null;
}

const ContentChange = builder.objectRef<Change<Place>>('ContentChange').implement({
  description:
    'A change in an area of the account, or a first event that only has a cursor. Pass `cursor` as `after` to resume without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The position of this change among all changes.',
      resolve: ({ number }) => String(number),
    }),
    area: t.field({
      type: ContentAreaType,
      nullable: true,
      description: 'The area that changed. Null in an event without one, or when everything must be reloaded.',
      resolve: ({ value }) => value?.area,
    }),
    resync: t.boolean({
      description: 'True when too many changes were missed. Reload everything, then resume from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('contentChanged', (t) =>
  t.field({
    type: ContentChange,
    description:
      'Changes of applications, links, configs, assets, API keys, the plan or the team of the account, as a signal to reload them. Starts with an event that only has a cursor.',
    args: {
      after: t.arg.string({
        description: 'The `cursor` of the last change seen: what was missed since then is told first.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      liveChanges<Place>(context, {
        name: 'content',
        after,
        open: async (_account, isResumed) => (isResumed ? [] : [{ area: null }]),
        told: (event) => (event.type === 'content.changed' ? { area: event.area } : undefined),
      }),
    resolve: (change) => change,
  }),
);
