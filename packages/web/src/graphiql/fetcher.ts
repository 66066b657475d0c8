import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { graphiqlMessages } from './messages.ts';

interface Question {
  query: string;
  operationName?: string | null | undefined;
  variables?: unknown;
}

type Answer = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;
type Fetcher = (question: Question) => Promise<Answer> | AsyncIterableIterator<Answer>;

/**
 * Sends queries over HTTP, and subscriptions over the socket: with the token, if there is one, and then without the
 * session cookie. The `x-launchyard` header distinguishes GraphiQL from the panel.
 */
export function createFetcher(token: string | null): Fetcher {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const socket = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: authorization,
  });

  async function post(question: Question): Promise<Answer> {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: token === null ? 'same-origin' : 'omit',
      headers: {
        'content-type': 'application/json',
        'x-launchyard': 'graphiql',
        accept: 'application/json',
        ...authorization,
      },
      body: JSON.stringify(question),
    });
    if (response.status === 401) return over(token);
    const answer: Answer = await response.json();
    return answer;
  }

  function subscribe({ query, operationName, variables }: Question): AsyncIterableIterator<Answer> {
    const answers: AsyncIterableIterator<unknown> = socket.iterate({
      query,
      operationName: operationName ?? null,
      variables: typeof variables === 'object' && variables !== null ? { ...variables } : {},
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors are plain data, not instances; GraphiQL only prints them
    return answers as AsyncIterableIterator<Answer>;
  }

  return (question) => (isSubscription(question) ? subscribe(question) : post(question));
}

/** The answer once the credential has ended. */
function over(token: string | null): Answer {
  const message = token === null ? graphiqlMessages.sessionOver : graphiqlMessages.tokenOver;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain data, like the errors of the server
  return { errors: [{ message }] } as unknown as Answer;
}

/** The type of the chosen operation: GraphiQL names one if there are several. */
function isSubscription({ query, operationName }: Question): boolean {
  const text = query.replaceAll(/#[^\n]*/g, '');
  if (!operationName) return /^\s*subscription\b/.test(text);
  return new RegExp(`\\bsubscription\\s+${operationName}\\b`).test(text);
}
