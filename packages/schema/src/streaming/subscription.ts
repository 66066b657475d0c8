import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';

const LiveSessionsChange = builder.objectRef<Change<object>>('LiveSessionsChange').implement({
  description: 'A signal to read the sessions again: one began, streams or ended.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The position of this change among all changes. Pass it as `after` to resume without a gap.',
      resolve: ({ number }) => String(number),
    }),
  }),
});

builder.subscriptionField('liveSessionsChanged', (t) =>
  t.field({
    type: LiveSessionsChange,
    description:
      'Tells that sessions of the account began, stream or ended. Starts with an event that only has a cursor. Whether a visitor is still there is not told: read the sessions again now and then.',
    args: {
      after: t.arg.string({
        description: 'The `cursor` of the last change seen: what was missed since then is told first.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      liveChanges<object>(context, {
        name: 'live sessions',
        after,
        open: async (_account, isResumed) => (isResumed ? [] : [{}]),
        told: (event) => (event.type === 'content.changed' && event.area === 'streaming' ? {} : undefined),
      }),
    resolve: (change) => change,
  }),
);
