import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { AccessEnded, asRejection, TransferRefused } from '@launchyard/transfer';
import { mutate } from './mutate.ts';
import { troublesOf } from './fault.ts';
import type { PayloadOf } from './outcome.ts';

/**
 * A mutation for the transfer engine: rejects with TransferRefused and the services' message, with
 * AccessEnded if a retry would not help, and otherwise with a temporary error. The result is cached
 * only if it is `shown`.
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

/** Classifies a fault for the engine: permanent, temporary, or temporary with a retry time. */
export function toRejection(error: unknown): unknown {
  const troubles = troublesOf(error);
  return troubles === null ? new AccessEnded(undefined, { cause: error }) : asRejection(troubles, error);
}
