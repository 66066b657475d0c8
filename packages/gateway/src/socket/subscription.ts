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
 * Runs a subscription. Each event is answered with its own context, so that cached reads of one answer are not repeated
 * in the next. `makeContext` is called once for subscribing and once for each event.
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
  // One object for all answers, because graphql-js caches by it what it derives from a document (the requested fields
  // of a type). Answers are made one at a time.
  const execution = { ...checked };
  const answerOnce = shareAnswers({ document, operationName, variables });
  let isPaid = true;
  return answers(source[Symbol.asyncIterator](), async (event, signal) => {
    // The first answer was paid with the subscription. Otherwise a constantly changing account would be queried for
    // free.
    if (!isPaid) await operations.chargeAgain(prepared, scope, signal);
    isPaid = false;
    if (signal.aborted) return {};
    const result = await answerOnce(event, makeContext(), (own) =>
      executeSubscriptionEvent(Object.assign(execution, { rootValue: event, contextValue: own })),
    );
    return operations.present(result, scope);
  });
}

/** Not a generator: its `return` would wait for the pending `next`, which on a quiet account never ends. */
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
