import { useCallback, useRef, useState } from 'react';
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { RefusalCode } from '@launchyard/domain/kit';
import { reasonOf } from './not-done.ts';
import { outcomeOf, type Outcome, type PayloadOf, type RefusalOf } from './outcome.ts';
import { toastFault } from './toasts.ts';
import { createWishKeys, type WishKeys } from './wish-keys.ts';

/** A mutation with one field and one argument, as all of them are. */
type Mutation<Data, Input> = TypedDocumentNode<Data, { input: Input }>;

type Options = Pick<ApolloClient.MutateOptions, 'awaitRefetchQueries' | 'fetchPolicy' | 'refetchQueries'>;

/** Asks for a change. The one way from the panel to a mutation; never rejects. */
export async function mutate<Data extends object, Input>(
  client: ApolloClient,
  mutation: Mutation<Data, Input>,
  input: Input,
  options: Options = {},
): Promise<Outcome<Data>> {
  try {
    return outcomeOf<Data>(await client.mutate({ mutation, variables: { input }, errorPolicy: 'all', ...options }));
  } catch (error) {
    return { kind: 'fault', error };
  }
}

/** Asks to make something. Asked again after a fault, with the same keys, it finds what was made the first time. */
export async function create<Data extends object, Input extends { idempotencyKey: string }>(
  client: ApolloClient,
  mutation: Mutation<Data, Input>,
  wish: Omit<Input, 'idempotencyKey'>,
  keys: WishKeys,
): Promise<Outcome<Data>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a wish with its key is the input
  const outcome = await mutate(client, mutation, { ...wish, idempotencyKey: keys.keyOf(wish) } as Input);
  if (outcome.kind !== 'fault') keys.answered(wish);
  return outcome;
}

interface Telling<Data> {
  /** Shows refusals where they belong, such as at a field. Answers false for those that are to be told all the same. */
  refused?: (refusals: readonly [RefusalOf<Data>, ...RefusalOf<Data>[]]) => boolean | void;
  /** The refusal which says that it is so already, by another tab or person: it counts as done. */
  alreadySo?: { code: RefusalCode };
  /** Said instead of the reason's own words. */
  words?: string;
  /** The same after a fault alone. */
  faultWords?: string;
}

export interface Change<Data, Input> {
  /** Answers the payload when it was done, and null when it was not, which is told by then. Asking twice at once is asking once. */
  run: (input: Input, telling?: Telling<Data>) => Promise<PayloadOf<Data> | null>;
  isBusy: boolean;
}

/** A change that a screen can ask for. */
export function useChange<Data extends object, Input>(
  mutation: Mutation<Data, Input>,
  options?: Options,
): Change<Data, Input> {
  const client = useApolloClient();
  const given = useRef(options);
  return useRun(useCallback((input) => mutate(client, mutation, input, given.current), [client, mutation]));
}

/** The same for what makes something. */
export function useCreation<Data extends object, Input extends { idempotencyKey: string }>(
  mutation: Mutation<Data, Input>,
): Change<Data, Omit<Input, 'idempotencyKey'>> {
  const client = useApolloClient();
  const [keys] = useState(createWishKeys);
  return useRun(useCallback((wish) => create(client, mutation, wish, keys), [client, mutation, keys]));
}

function useRun<Data extends object, Input>(ask: (input: Input) => Promise<Outcome<Data>>): Change<Data, Input> {
  const [count, setCount] = useState(0);
  const underWay = useRef(new Set<string>());
  const run = useCallback<Change<Data, Input>['run']>(
    async (input, { refused, alreadySo, words, faultWords } = {}) => {
      const wish = JSON.stringify(input);
      if (underWay.current.has(wish)) return null;
      underWay.current.add(wish);
      setCount((before) => before + 1);
      const outcome = await ask(input);
      underWay.current.delete(wish);
      setCount((before) => before - 1);
      if (outcome.kind === 'done') return outcome.payload;
      if (outcome.kind === 'fault') toastFault(faultWords ?? words ?? reasonOf(outcome));
      else if (outcome.refusals[0].code === alreadySo?.code) return outcome.payload;
      else if (!refused || refused(outcome.refusals) === false) toastFault(words ?? reasonOf(outcome));
      return null;
    },
    [ask],
  );
  return { run, isBusy: count > 0 };
}
