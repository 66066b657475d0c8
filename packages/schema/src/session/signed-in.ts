import type { signIn, signInWithCode, signUpFinish } from '@launchyard/contract/session';
import { Failed, type CallInput, type CallReply } from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { refused, write, type Outcome } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { asGraphQLError } from '../kit/errors.ts';
import { payloadType } from '../kit/user-errors.ts';
import { findViewer, ViewerType } from './viewer.ts';

type SignsIn = typeof signIn | typeof signInWithCode | typeof signUpFinish;
type SignedIn = CallReply<SignsIn>;

/** Declares the payload of a mutation that signs a person in. */
export const signedInPayload = (name: string, description: string) =>
  payloadType<SignedIn>(name, description, (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'The signed-in viewer. Null if refused.',
      // Asked anew, with the session that has just begun: it names the accounts, which the reply of the sign-in does not.
      resolve: ({ reply }, _arguments, context) => reply && findViewer(context),
    }),
  }));

/** Begins a session in the browser that asks, unless the input is refused already. */
export async function beginSession<C extends SignsIn>(
  context: Context,
  call: C,
  input: CallInput<C>,
  check: () => readonly Violation[],
): Promise<Outcome<SignedIn>> {
  // Before the secret is looked at: no session is made that nobody can hold.
  if (!context.browser.isThere) throw asGraphQLError(new Failed(SERVICE_FAULT.FORBIDDEN, 'session'));
  const refusals = check();
  if (refusals.length > 0) return refused(refusals);
  const outcome: Outcome<SignedIn> = await write(context, call, input);
  if (outcome.reply) context.browser.begin(outcome.reply);
  return outcome;
}
