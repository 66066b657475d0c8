import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  InMemoryCache,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { FaultCode } from '@launchyard/domain/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Told {
  changed: { cursor: string | null };
}

const QUERY: TypedDocumentNode<Told, OperationVariables> = gql`
  subscription Changed($after: String) {
    changed(after: $after) {
      cursor
    }
  }
`;

/** Follows an API that ends the first subscription with this error, or without one, after it told of one change; the next one goes on. */
function follow(end: Error | null) {
  const asked: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['after']);
    return new Observable((observer) => {
      if (asked.length > 1) return;
      observer.next({ data: { changed: { __typename: 'Change', cursor: '7' } } });
      if (end === null) observer.complete();
      else observer.error(end);
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const stop = followChanges(
    client,
    QUERY,
    (data) => data.changed,
    () => undefined,
  );
  return { asked, stop };
}

const refused = (code: FaultCode, more: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions: { code, ...more } }] });

test.each<[string, Error | null]>([
  ['that ended', null],
  ['whose line was lost', new TypeError('The socket closed with 4500')],
  ['while a service is down', refused('UPSTREAM_UNAVAILABLE')],
])('a subscription %s goes on from the last change', async (_, end) => {
  const { asked, stop } = follow(end);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([null, '7']);
  stop();
});

test('when rate limited, it waits as long as the API says', async () => {
  const { asked, stop } = follow(refused('RATE_LIMITED', { retryAfterSeconds: 40 }));
  await vi.advanceTimersByTimeAsync(39_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  stop();
});

test.each<FaultCode>(['UNAUTHENTICATED', 'FORBIDDEN', 'PANEL_OUTDATED'])(
  'after %s it is not asked again',
  async (code) => {
    const { asked } = follow(refused(code));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveLength(1);
  },
);
