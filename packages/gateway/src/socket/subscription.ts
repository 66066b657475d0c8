import {
  createSourceEventStream,
  executeSubscriptionEvent,
  validateSubscriptionArgs,
  type ExecutionResult,
} from 'graphql';
import type { Context } from '@launchyard/schema/context';
import type { createSharedAnswers } from './shared-answers.ts';
import type { OperationScope, Operations, Prepared } from '../graphql/operations.ts';

interface Sharing {
  makeContext: () => Context;
  shareAnswers: ReturnType<typeof createSharedAnswers>;
}

/**
 * Runs a subscription: each event is answered with a context of its own, so that what one answer read is not told again by the next.
 * `makeContext` is called once for subscribing and once for each event.
 */
export async function subscribe(
  operations: Operations,
  prepared: Prepared,
  scope: OperationScope,
  { makeContext, shareAnswers }: Sharing,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { schema, document, operationName, variables } = prepared;
  const contextValue = makeContext();
  const checked = validateSubscriptionArgs({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue,
  });
  if (!('schema' in checked)) return { errors: checked };
  const source = await createSourceEventStream(checked);
  if (!(Symbol.asyncIterator in source)) return source;
  // One object for all answers, since what graphql-js works out of a document (which fields of a type are asked for) it keeps by it. Answers
  // are made one at a time.
  const execution = { ...checked };
  const answerOnce = shareAnswers({ document, operationName, variables });
  let isPaid = true;
  return answers(source[Symbol.asyncIterator](), async (event, signal) => {
    // The first answer was paid with the subscription. Without this an account that keeps changing is asked about for nothing.
    if (!isPaid) await operations.chargeAgain(prepared, scope, signal);
    isPaid = false;
    if (signal.aborted) return {};
    const result = await answerOnce(event, makeContext(), (own) =>
      executeSubscriptionEvent(Object.assign(execution, { rootValue: event, contextValue: own })),
    );
    return operations.present(result, scope);
  });
}

/** Not a generator: its `return` would wait behind the `next` that is under way, which on a quiet account is for ever. */
function answers(
  source: AsyncIterator<unknown>,
  answer: (event: unknown, over: AbortSignal) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const over = new AbortController();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await source.next();
      return done ? { done: true, value: undefined } : { done: false, value: await answer(value, over.signal) };
    },
    async return() {
      over.abort();
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}
