import { FAULT } from '@launchyard/domain/kit';
import { signOut } from '@launchyard/contract/session';
import { GraphQLError } from 'graphql';
import { builder } from '../kit/builder.ts';
import { requireCredential, write, type Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';

const SessionDeleteInput = builder.inputType('SessionDeleteInput', {
  description: 'Has no required fields.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Returned unchanged in the payload.' }),
  }),
});

interface SignedOut {
  clientMutationId: string | null;
}

const SessionDeletePayload = payloadType<SignedOut>('SessionDeletePayload', 'The result of signing out.', (t) => ({
  clientMutationId: t.string({
    nullable: true,
    description: 'The value from the input. Null when it had none.',
    resolve: ({ reply }) => reply?.clientMutationId,
  }),
}));

builder.mutationField('sessionDelete', (t) =>
  t.field({
    nullable: true,
    type: SessionDeletePayload,
    description: 'Signs out. The session ends immediately, with its open subscriptions.',
    args: {
      input: t.arg({
        type: SessionDeleteInput,
        required: true,
        description: 'Not used; GraphQL requires an input to have a field.',
      }),
    },
    resolve: async (_root, { input }, context): Promise<Outcome<SignedOut>> => {
      requireCredential(context);
      const { refusals } = await endSession(context);
      return { reply: { clientMutationId: input.clientMutationId ?? null }, refusals };
    },
  }),
);

async function endSession(context: Context): Promise<Outcome<unknown>> {
  const outcome = await write(context, signOut, {}).catch(alreadyOver);
  try {
    context.browser.end();
  } catch (error) {
    throw asGraphQLError(error);
  }
  return outcome;
}

/** An invalid session has already ended; only the cookie remains to be cleared. */
function alreadyOver(error: unknown): Outcome<unknown> {
  if (error instanceof GraphQLError && error.extensions['code'] === FAULT.UNAUTHENTICATED)
    return { reply: null, refusals: [] };
  throw error;
}
