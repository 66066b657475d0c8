import { useCallback, useRef, useState } from 'react';
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { RefusalCode } from '@launchyard/domain/kit';
import { reasonOf } from './not-done.ts';
import { outcomeOf, type Outcome, type PayloadOf, type RefusalOf } from './outcome.ts';
import { showFault } from './toasts.ts';
import { createWishKeys, type WishKeys } from './wish-keys.ts';

/** A mutation with one field and one argument, like all of ours. */
type Mutation<Data, Input> = TypedDocumentNode<Data, { input: Input }>;

type Options = Pick<ApolloClient.MutateOptions, 'awaitRefetchQueries' | 'fetchPolicy' | 'refetchQueries'>;

/** Runs a mutation. All mutations of the panel go through it; it never rejects. */
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

/**
 * Creates something. Retried after a fault with the same keys, it returns what the first attempt
 * created.
 */
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
  /** Shows refusals in place, such as at a field. Returns false to show a toast anyway. */
  refused?: (refusals: readonly [RefusalOf<Data>, ...RefusalOf<Data>[]]) => boolean | void;
  /** The same for a fault. */
  faulted?: (error: unknown) => void;
  /** The refusal that says another tab or user has already done it: counts as success. */
  alreadySo?: { code: RefusalCode };
  /** Replaces the message of the refusal or fault. */
  words?: string;
  /** Replaces the message of a fault only. */
  faultWords?: string;
}

export interface Change<Data, Input> {
  /**
   * Resolves to the payload on success, and to null on failure, which has been reported by then. A
   * second identical call while one is running is ignored.
   */
  run: (input: Input, telling?: Telling<Data>) => Promise<PayloadOf<Data> | null>;
  isBusy: boolean;
}

/** A mutation for a screen. */
export function useChange<Data extends object, Input>(
  mutation: Mutation<Data, Input>,
  options?: Options,
): Change<Data, Input> {
  const client = useApolloClient();
  const given = useRef(options);
  return useRun(useCallback((input) => mutate(client, mutation, input, given.current), [client, mutation]));
}

/** The same for a mutation that creates something. `retry` may repeat an attempt after a fault. */
export function useCreation<Data extends object, Input extends { idempotencyKey: string }>(
  mutation: Mutation<Data, Input>,
  retry: (attempt: () => Promise<Outcome<Data>>) => Promise<Outcome<Data>> = once,
): Change<Data, Omit<Input, 'idempotencyKey'>> {
  const client = useApolloClient();
  const [keys] = useState(createWishKeys);
  return useRun(
    useCallback((wish) => retry(() => create(client, mutation, wish, keys)), [client, mutation, keys, retry]),
  );
}

const once = <T>(attempt: () => Promise<T>): Promise<T> => attempt();

function useRun<Data extends object, Input>(ask: (input: Input) => Promise<Outcome<Data>>): Change<Data, Input> {
  const [count, setCount] = useState(0);
  const underWay = useRef(new Set<string>());
  /** Takes what was said of a wish’s last attempt off the screen. */
  const forget = useRef(new Map<string, () => void>());
  const run = useCallback<Change<Data, Input>['run']>(
    async (input, { refused, faulted, alreadySo, words, faultWords } = {}) => {
      const wish = JSON.stringify(input);
      if (underWay.current.has(wish)) return null;
      underWay.current.add(wish);
      setCount((before) => before + 1);
      forget.current.get(wish)?.();
      const tell = (text: string) => forget.current.set(wish, showFault(text));
      const outcome = await ask(input);
      underWay.current.delete(wish);
      setCount((before) => before - 1);
      if (outcome.kind === 'done') return outcome.payload;
      if (outcome.kind === 'fault' && faulted) faulted(outcome.error);
      else if (outcome.kind === 'fault') tell(faultWords ?? words ?? reasonOf(outcome));
      else if (outcome.refusals[0].code === alreadySo?.code) return outcome.payload;
      else if (!refused || refused(outcome.refusals) === false) tell(words ?? reasonOf(outcome));
      return null;
    },
    [ask],
  );
  return { run, isBusy: count > 0 };
}
