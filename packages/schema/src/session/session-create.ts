import { signIn } from '@launchyard/contract/session';
import { checkSignIn } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { beginSession, signedInPayload } from './signed-in.ts';

const SessionCreateInput = builder.inputType('SessionCreateInput', {
  description: 'The credentials of a person.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The e-mail address of the person.' }),
    password: t.string({ required: true, description: 'Their password.' }),
  }),
});

const SessionCreatePayload = signedInPayload(
  'SessionCreatePayload',
  'The result of signing in. The session is only in the cookie of the response.',
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
    resolve: (_root, { input }, context) => beginSession(context, signIn, input, () => checkSignIn(input)),
  }),
);
