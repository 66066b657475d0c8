import { builder } from '../kit/builder.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';

/** What is gone: an application, the demo application, or nothing yet. */
interface Deletion {
  appId: string | null;
  isDemo: boolean;
}

const AppDeletion = builder.objectRef<Change<Deletion>>('AppDeletion').implement({
  description:
    'An application of the account is gone, or with the first one only where the listening begins. Give `cursor` back as `after` to go on without a gap.',
  fields: (t) => ({
    cursor: t.string({
      description: 'The place of this change in the order of all changes.',
      resolve: ({ number }) => String(number),
    }),
    deletedAppId: t.id({
      nullable: true,
      description: 'The id of the application that is gone. Null when none is told of.',
      resolve: ({ value }) => value?.appId,
    }),
    isDemoDeleted: t.boolean({
      description: 'Whether it was the demo application.',
      resolve: ({ value }) => value?.isDemo ?? false,
    }),
    resync: t.boolean({
      description: 'True when too much was missed to be told: read the list again, then go on from `cursor`.',
      resolve: ({ value }) => value === null,
    }),
  }),
});

builder.subscriptionField('appDeleted', (t) =>
  t.field({
    type: AppDeletion,
    description:
      'Every application of the account that is deleted, by whomever. Begins with where it stands. New ones are told of by `uploadsChanged`.',
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
