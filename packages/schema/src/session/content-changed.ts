import type { ContentArea } from '@launchyard/contract/events';
import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';

const ContentAreaType = builder.enumType('ContentArea', {
  description: 'Which of the lists of an account is to be read again.',
  values: {
    APPS: { value: 'apps', description: 'Applications and their versions.' },
    LINKS: { value: 'links', description: 'Streaming and meeting links.' },
    CONFIGS: { value: 'configs', description: 'Configs.' },
    ASSETS: { value: 'assets', description: 'The library of images, videos and logos.' },
  } as const satisfies Record<string, { value: ContentArea; description: string }>,
});

/** Where something changed, or nowhere yet. */
interface Place {
  area: ContentArea | null;
}

const ContentChange = builder.objectRef<Change<Place>>('ContentChange').implement({
  description:
    'Something of an area was made, changed, deleted or brought back, by whomever, or with the first one only where the listening begins. Give `cursor` back as `after` to go on without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of this change in the order of all changes.',
      resolve: ({ number }) => String(number),
    }),
    area: t.field({
      type: ContentAreaType,
      nullable: true,
      description: 'Where it happened. Null when nothing is told of, or all is to be read again.',
      resolve: ({ value }) => value?.area,
    }),
    resync: t.boolean({
      description: 'True when too much was missed to be told: read everything again, then go on from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('contentChanged', (t) =>
  t.field({
    type: ContentChange,
    description:
      'Tells that applications, links, configs or assets of the account changed, so that whoever shows them reads them again. Begins with where it stands.',
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
