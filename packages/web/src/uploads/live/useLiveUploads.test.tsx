import '../../test-kit/browser.ts';
import { expect, test, vi } from 'vitest';
import { AppCard_AppFragmentDoc, HomeDocument } from '../../generated/graphql.ts';
import { testClient } from '../../test-kit/api.ts';
import { aConnection, anApp, anUpload, aRoot } from '../../test-kit/world.ts';
import { followUploads } from './useLiveUploads.ts';

test('an upload that ended after the list was read and before listening began is asked for again', async () => {
  let state = 'TESTING';
  const app = () => anApp({ latestUpload: anUpload({ state }) });
  const client = testClient(aRoot({ apps: () => aConnection([app()]), app }));
  await client.query({ query: HomeDocument, variables: { isSearching: false, first: 5 } });
  state = 'TESTED';

  const stop = followUploads(client, { onFound: vi.fn(), onGone: vi.fn(), onMany: vi.fn() });
  const shown = () => client.cache.readFragment({ id: 'App:app_1', fragment: AppCard_AppFragmentDoc });
  await vi.waitFor(() => expect(shown()?.latestUpload?.state).toBe('TESTED'), { timeout: 10_000 });
  stop();
});
