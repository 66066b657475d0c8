import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { nameOperation } from './persisted.ts';

/**
 * A socket of one account. It opens with the first subscription, reconnects forever with growing
 * delays, and requests what it missed. `onLost` is told when change events stop or return: the
 * socket is down, or the gateway says that it receives none itself.
 */
export function createSocket(url: string, accountId: string | null, onLost: (isLost: boolean) => void): Client {
  let isLive = true;
  return createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 2_000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait,
    on: {
      opened: () => (isLive = true),
      connected: () => onLost(!isLive),
      pong(_, payload) {
        if (typeof payload?.['isLive'] !== 'boolean') return;
        isLive = payload['isLive'];
        onLost(!isLive);
      },
      // 1000: no longer needed, for example because every subscription was refused while the
      // services are down.
      closed: (event) => onLost(!isLive || !isCloseEvent(event) || event.code !== 1000),
    },
    connectionParams: () => (accountId === null ? {} : { account: accountId }),
  });
}

/** Closes it for good, now or as soon as it opens. */
export async function closeSocket(socket: Client): Promise<void> {
  // A rejection means nobody waits for it any more or it could not connect: nothing to close.
  await Promise.allSettled([socket.dispose()]);
}

/**
 * Subscriptions over that socket. Each result's `cursor` becomes the `after` of the next
 * connection, so no event is missed in between.
 */
export function socketLink(socket: Client, sendsText: boolean): ApolloLink {
  return new ApolloLink((operation) => {
    const named = nameOperation(operation.query, sendsText);
    const payload = {
      operationName: operation.operationName ?? null,
      query: named.query ?? '',
      variables: { ...operation.variables },
      // A socket has no header to identify the panel by.
      extensions: { ...named.extensions, client: 'panel' },
    };
    return new Observable<FormattedExecutionResult>((observer) =>
      socket.subscribe<Record<string, unknown>, Record<string, unknown>>(payload, {
        next: (result) => {
          const cursor = cursorOf(result.data);
          if (cursor !== null) payload.variables['after'] = cursor;
          observer.next(result);
        },
        complete: () => observer.complete(),
        error: (error: unknown) => observer.error(toError(error)),
      }),
    );
  });
}

const isCloseEvent = (event: unknown): event is { code: number } =>
  typeof event === 'object' && event !== null && 'code' in event;

function cursorOf(data: Record<string, unknown> | null | undefined): string | null {
  const [change] = Object.values(data ?? {});
  if (typeof change !== 'object' || change === null || !('cursor' in change)) return null;
  return typeof change.cursor === 'string' ? change.cursor : null;
}

/** Operations end with a list of GraphQL errors, the socket with an event. A lost line is a TypeError, as `fetch` says it. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error;
  if (Array.isArray(error)) return new CombinedGraphQLErrors({ errors: error.filter(isGraphQLError) });
  if (typeof error === 'object' && error !== null && 'code' in error)
    return new TypeError(`The socket closed with ${String(error.code)}`);
  return new TypeError('The socket failed');
}

const isGraphQLError = (error: unknown): error is GraphQLFormattedError =>
  typeof error === 'object' && error !== null && 'message' in error;

const MAX_WAIT_SECONDS = 30;

async function retryWait(retries: number): Promise<void> {
  const seconds = Math.min(MAX_WAIT_SECONDS, 2 ** retries / 2);
  // The random half keeps a thousand panels from reconnecting in the same second after a restart.
  await new Promise((resolve) => setTimeout(resolve, seconds * 500 + Math.random() * seconds * 500));
}
