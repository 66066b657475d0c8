import type { CallReply } from '@launchyard/contract/kit';
import { signInCodeCreate } from '@launchyard/contract/session';
import { SIGN_IN_CODE_SECONDS } from '@launchyard/domain/session';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const SignInCodeCreateInput = builder.inputType('SignInCodeCreateInput', {
  description: 'Has no required fields.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Not used; GraphQL requires an input to have a field.' }),
  }),
});

const SignInCodeCreatePayload = payloadType<CallReply<typeof signInCodeCreate>>(
  'SignInCodeCreatePayload',
  'The result of making a code to sign in with.',
  (t) => ({
    code: t.string({
      nullable: true,
      description:
        'The code, shown once. Open `/enter#code=…` of the panel with it; the part after `#` reaches no server and no log. Null if refused.',
      resolve: ({ reply }) => reply?.code,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it stops working. Null if refused.',
      resolve: ({ reply }) => reply?.expiresAt,
    }),
  }),
);

builder.mutationField('signInCodeCreate', (t) =>
  t.field({
    nullable: true,
    type: SignInCodeCreatePayload,
    description: `Makes a code with which another page or browser signs in as the caller: once, within ${SIGN_IN_CODE_SECONDS} seconds, and only while the caller’s session is open. For signed-in people only: an API key never becomes a session.`,
    extensions: { oncePerOperation: true },
    args: {
      input: t.arg({
        type: SignInCodeCreateInput,
        required: true,
        description: 'Not used; GraphQL requires an input to have a field.',
      }),
    },
    resolve: (_root, _input, context) => write(context, signInCodeCreate, {}),
  }),
);
