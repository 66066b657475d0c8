import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { AccessEnded, asRejection, TransferRefused } from '@launchyard/transfer';
import { mutate } from './mutate.ts';
import { troublesOf } from './fault.ts';
import type { PayloadOf } from './outcome.ts';

/**
 * A mutation as the engine of transfers wants it: rejects with TransferRefused in the words of the services, with AccessEnded where asking again
 * would not help, and with what else went wrong, which passes by itself. Nothing of the answer is kept unless it is `shown`.
 */
export async function transferCall<Data extends object, Input>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
  { shown = false } = {},
): Promise<PayloadOf<Data>> {
  const outcome = await mutate(client, mutation, input, shown ? {} : { fetchPolicy: 'no-cache' });
  if (outcome.kind === 'done') return outcome.payload;
  if (outcome.kind === 'refused') {
    const [{ code, message }] = outcome.refusals;
    throw new TransferRefused({ code, message });
  }
  throw toRejection(outcome.error);
}

/** What the engine makes of a fault: what no later try changes, when to ask again, or that it passes by itself. */
export function toRejection(error: unknown): unknown {
  const troubles = troublesOf(error);
  return troubles === null ? new AccessEnded(undefined, { cause: error }) : asRejection(troubles, error);
}
