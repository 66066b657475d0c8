import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';

/** The deleted application, the demo application, or neither in the first event. */
interface Deletion {
  appId: string | null;
  isDemo: boolean;
}

const AppDeletion = builder.objectRef<Change<Deletion>>('AppDeletion').implement({
  description:
    'A deleted application, or a first event that only has a cursor. Pass `cursor` as `after` to resume without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The position of this change among all changes.',
      resolve: ({ number }) => String(number),
    }),
    deletedAppId: t.id({
      nullable: true,
      description: 'The id of the deleted application. Null in an event without one.',
      resolve: ({ value }) => value?.appId,
    }),
    isDemoDeleted: t.boolean({
      description: 'Whether it was the demo application.',
      resolve: ({ value }) => value?.isDemo ?? false,
    }),
    resync: t.boolean({
      description: 'True when too many changes were missed. Reload the list, then resume from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('appDeleted', (t) =>
  t.field({
    type: AppDeletion,
    description:
      'Deletions of applications of the account. Starts with an event that only has a cursor. For new applications see `uploadsChanged`.',
    args: {
      after: t.arg.string({
        description: 'The `cursor` of the last change seen: what was missed since then is told first.',
      }),
    },
    subscribe: (_root, { after }, context) =>
      liveChanges<Deletion>(context, {
        name: 'deleted apps',
        after,
        open: async (_account, isResumed) => (isResumed ? [] : [{ appId: null, isDemo: false }]),
        told: (event) =>
          event.type === 'app.deleted' ? { appId: event.appId, isDemo: event.appId === null } : undefined,
      }),
    resolve: (change) => change,
  }),
);
