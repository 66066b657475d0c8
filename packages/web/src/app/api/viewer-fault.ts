import { FAULT } from '@launchyard/domain/kit';
import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';

/** The credential was checked here: nobody is signed in, or not in this account. */
const JUDGED: ReadonlySet<string> = new Set([FAULT.UNAUTHENTICATED, FAULT.FORBIDDEN]);

/**
 * A result without a viewer because authentication was unavailable ends as a fault. As data, its
 * `viewer: null` would mean "nobody is signed in" in the cache, and every page would lose its
 * content.
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
