import { signInWithCode } from '@launchyard/contract/session';
import { builder } from '../kit/builder.ts';
import { beginSession, signedInPayload } from './signed-in.ts';

const SessionCreateWithCodeInput = builder.inputType('SessionCreateWithCodeInput', {
  description: 'A code to sign in with.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'The code from `signInCodeCreate`.' }),
  }),
});

const SessionCreateWithCodePayload = signedInPayload(
  'SessionCreateWithCodePayload',
  'The result of signing in with a code. The session is only in the cookie of the response.',
);

builder.mutationField('sessionCreateWithCode', (t) =>
  t.field({
    nullable: true,
    type: SessionCreateWithCodePayload,
    description:
      'Signs a person in from a browser with a code that they made elsewhere; the response sets the session cookie. The browser’s previous session ends. A code works once.',
    extensions: { oncePerOperation: true },
    args: { input: t.arg({ type: SessionCreateWithCodeInput, required: true, description: 'The code.' }) },
    resolve: (_root, { input }, context) => beginSession(context, signInWithCode, input, () => []),
  }),
);
