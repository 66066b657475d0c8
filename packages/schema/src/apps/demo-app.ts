import { demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import type { CallReply } from '@launchyard/contract/kit';
import { may } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { read, write } from '../kit/calls.ts';
import { owned, type Owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { AccountType } from '../session/account.ts';

type Demo = Owned<NonNullable<CallReply<typeof demoAppGet>['demo']>>;

const DemoApp = builder.objectRef<Demo>('DemoApp').implement({
  description:
    'The application that an account begins with, to look at. It is streamed elsewhere and holds no storage.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its card calls it.' }),
    url: t.exposeString('url', { description: 'Where it is streamed, or shown how streaming works.' }),
    isDemo: t.boolean({ description: 'Always true: nothing is uploaded to it.', resolve: () => true }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may take it off the list.',
      resolve: ({ account }) => may(account.grant, 'apps.delete'),
    }),
  }),
});

builder.objectField(AccountType, 'demoApp', (t) =>
  t.field({
    type: DemoApp,
    nullable: true,
    description:
      'The demo application; null when it was deleted, this installation has none, or the service does not answer.',
    resolve: async (account, _arguments, context) => {
      const { demo } = await read(context, demoAppGet, {}, account.id);
      return demo && owned(account, demo);
    },
  }),
);

const DemoAppDeleteInput = builder.inputType('DemoAppDeleteInput', {
  description: 'Nothing has to be said: an account has one demo application.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Anything; it comes back.' }),
  }),
});

const DemoAppDeletePayload = payloadType<{ clientMutationId: string | null }>(
  'DemoAppDeletePayload',
  'What came of taking the demo application off the list.',
  (t) => ({
    clientMutationId: t.string({
      nullable: true,
      description: 'What was given.',
      resolve: ({ reply }) => reply?.clientMutationId,
    }),
  }),
);

builder.mutationField('demoAppDelete', (t) =>
  t.field({
    type: DemoAppDeletePayload,
    description: 'Takes the demo application off the list of the account, for good. Twice is the same.',
    args: { input: t.arg({ type: DemoAppDeleteInput, required: true, description: 'May be empty.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await write(context, demoAppDelete, {});
      return { ...outcome, reply: outcome.reply && { clientMutationId: input.clientMutationId ?? null } };
    },
  }),
);
