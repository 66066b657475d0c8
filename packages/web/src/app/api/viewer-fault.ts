import { FAULT } from '@launchyard/domain/kit';
import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';

/** Here the credential was judged: nobody is signed in, or not in this account. */
const JUDGED: ReadonlySet<string> = new Set([FAULT.UNAUTHENTICATED, FAULT.FORBIDDEN]);

/**
 * An answer without a viewer because nobody could say who asks is no answer: it ends as a fault. Taken as data, its `viewer: null` would
 * stand in the cache for "nobody is signed in", and every page would lose what it shows.
 */
export const viewerFaults = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          if (isViewerUnknown(result)) observer.error(new CombinedGraphQLErrors(result));
          else observer.next(result);
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      }),
    ),
);

function isViewerUnknown(result: ApolloLink.Result): result is FormattedExecutionResult {
  const errors = 'errors' in result ? (result.errors ?? []) : [];
  return errors.some(
    ({ path, extensions }) => path?.length === 1 && path[0] === 'viewer' && !JUDGED.has(String(extensions?.['code'])),
  );
}
