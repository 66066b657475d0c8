import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { signIn } from '@launchyard/contract/session';
import { Failed, type CallReply } from '@launchyard/contract/kit';
import { checkSignIn } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { refused, write } from '../kit/calls.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';
import { findViewer, ViewerType } from './viewer.ts';

const SessionCreateInput = builder.inputType('SessionCreateInput', {
  description: 'The credentials of a person.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The e-mail address of the person.' }),
    password: t.string({ required: true, description: 'Their password.' }),
  }),
});

const SessionCreatePayload = payloadType<CallReply<typeof signIn>>(
  'SessionCreatePayload',
  'The result of signing in. The session is only in the cookie of the response.',
  (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'The signed-in viewer. Null if refused.',
      // Asked anew, with the session that has just begun: it names the accounts, which the reply of the sign-in does not.
      resolve: ({ reply }, _arguments, context) => reply && findViewer(context),
    }),
  }),
);

builder.mutationField('sessionCreate', (t) =>
  t.field({
    nullable: true,
    type: SessionCreatePayload,
    description:
      'Signs a person in from a browser; the response sets the session cookie. Programs send an API key instead.',
    // The gateway refuses documents that hold it twice: guesses are counted one by one.
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SessionCreateInput, required: true, description: 'E-mail and password.' }) },
    resolve: async (_root, { input }, context) => {
      // Before the password is looked at: no session is made that nobody can hold.
      if (!context.browser.isThere) throw asGraphQLError(new Failed(SERVICE_FAULT.FORBIDDEN, 'session'));
      const refusals = checkSignIn(input);
      if (refusals.length > 0) return refused(refusals);
      const outcome = await write(context, signIn, input);
      if (outcome.reply) context.browser.begin(outcome.reply);
      return outcome;
    },
  }),
);
