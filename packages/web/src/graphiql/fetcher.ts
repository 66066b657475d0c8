import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { ofTab } from '../kit/state.ts';

interface Question {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

type Answer = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

const socket = ofTab(() => createClient({ url: `${location.origin.replace(/^http/, 'ws')}/graphql` }));

/**
 * Sends queries over HTTP with the session cookie, and subscriptions over the socket. The
 * `x-launchyard` header distinguishes GraphiQL from the panel.
 */
export function fetcher(question: Question): Promise<Answer> | AsyncIterableIterator<Answer> {
  return isSubscription(question) ? subscribe(question) : post(question);
}

async function post(question: Question): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-launchyard': 'graphiql', accept: 'application/json' },
    body: JSON.stringify(question),
  });
  const answer: Answer = await response.json();
  return answer;
}

function subscribe({ query, operationName, variables }: Question): AsyncIterableIterator<Answer> {
  const answers: AsyncIterableIterator<unknown> = socket().iterate({
    query,
    operationName: operationName ?? null,
    variables: typeof variables === 'object' && variables !== null ? { ...variables } : {},
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors are plain data, not instances; GraphiQL only prints them
  return answers as AsyncIterableIterator<Answer>;
}

/** The type of the chosen operation: GraphiQL names one if there are several. */
function isSubscription({ query, operationName }: Question): boolean {
  const text = query.replaceAll(/#[^\n]*/g, '');
  if (!operationName) return /^\s*subscription\b/.test(text);
  return new RegExp(`\\bsubscription\\s+${operationName}\\b`).test(text);
}
