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
  description: 'The demo application of a new account. It belongs to another account and uses no storage.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name on its card.' }),
    url: t.expose('url', {
      type: 'URL',
      description: 'The URL of its stream, or of a page that shows how streaming works.',
    }),
    isDemo: t.boolean({ description: 'Always true: nothing is uploaded to it.', resolve: () => true }),
    viewerCanDelete: t.boolean({
      description: 'Whether the caller may remove it.',
      resolve: ({ account }) => may(account.grant, 'apps.delete'),
    }),
  }),
});

builder.objectField(AccountType, 'demoApp', (t) =>
  t.field({
    type: DemoApp,
    nullable: true,
    description:
      'The demo application; null when it was deleted, this installation has none, or the service does not respond.',
    resolve: async (account, _arguments, context) => {
      const { demo } = await read(context, demoAppGet, {}, account.id);
      return demo && owned(account, demo);
    },
  }),
);

const DemoAppDeleteInput = builder.inputType('DemoAppDeleteInput', {
  description: 'Has no required fields: an account has one demo application.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Returned unchanged in the payload.' }),
  }),
});

const DemoAppDeletePayload = payloadType<{ clientMutationId: string | null }>(
  'DemoAppDeletePayload',
  'The result of removing the demo application.',
  (t) => ({
    clientMutationId: t.string({
      nullable: true,
      description: 'The value from the input. Null when it had none.',
      resolve: ({ reply }) => reply?.clientMutationId,
    }),
  }),
);

builder.mutationField('demoAppDelete', (t) =>
  t.field({
    nullable: true,
    type: DemoAppDeletePayload,
    description: 'Permanently removes the demo application from the account. Idempotent.',
    args: { input: t.arg({ type: DemoAppDeleteInput, required: true, description: 'May be empty.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await write(context, demoAppDelete, {});
      return { ...outcome, reply: outcome.reply && { clientMutationId: input.clientMutationId ?? null } };
    },
  }),
);
