import { ApolloLink, HttpLink } from '@apollo/client';
import { REQUEST_TIMEOUT_MS } from '../../kit/request-timeout.ts';
import { nameOperation } from './persisted.ts';

/**
 * Queries and mutations. The browser sends the cookie; the account is named unless it is the user's
 * own.
 */
export function httpLink(url: string, accountId: string | null, sendsText: boolean): ApolloLink {
  const naming = new ApolloLink((operation, forward) => {
    const named = nameOperation(operation.query, sendsText);
    operation.extensions = { ...operation.extensions, ...named.extensions };
    operation.setContext({ http: { includeQuery: named.query !== null, includeExtensions: named.query === null } });
    return forward(operation);
  });
  return naming.concat(
    new HttpLink({
      uri: url,
      credentials: 'same-origin',
      headers: { 'x-launchyard': 'panel', ...(accountId === null ? {} : { 'x-account': accountId }) },
      fetch: (input, init) => fetch(input, { ...init, signal: withTimeout(init?.signal) }),
    }),
  );
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
