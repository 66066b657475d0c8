import { Subject } from 'rxjs';
import type { FormattedExecutionResult } from 'graphql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppCard_AppFragmentDoc, HomeDocument } from '../../generated/graphql.ts';
import { fault, testClient } from '../../test-kit/api.ts';
import type { Upload, UploadState } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { aConnection, anApp, anUpload, aRoot } from '../../test-kit/world.ts';
import { reloads } from './reloads.ts';
import { followUploads } from './use-live-uploads.ts';

test('an upload that ended between the list and the subscription is refetched', async () => {
  let state: UploadState = 'TESTING';
  const app = () => anApp({ latestUpload: anUpload({ state }) });
  const client = testClient(aRoot({ apps: () => aConnection([app()]), app }));
  await client.query({ query: HomeDocument, variables: { isSearching: false, first: 5 } });
  state = 'TESTED';

  const stop = followUploads(client, { onFound: vi.fn(), onGone: vi.fn(), onMany: vi.fn() });
  const shown = () => client.cache.readFragment({ id: 'App:app_1', fragment: AppCard_AppFragmentDoc });
  await vi.waitFor(() => expect(shown()?.latestUpload?.state).toBe('TESTED'));
  stop();
});

/** A failed upload as an event reports it; its stages are those in the cache. */
const aFailed = (expiresAt: string | null): Given<Upload> => {
  const upload = anUpload({ state: 'FAILED', expiresAt });
  const stages = Array.isArray(upload.stages) ? upload.stages : [];
  return {
    ...upload,
    __typename: 'Upload',
    stages: stages.map((stage) => ({ ...stage, __typename: 'UploadStage', note: null })),
    answers: {
      __typename: 'UploadAnswers',
      isLinuxBuild: null,
      isMissingPluginAccepted: false,
      skipsZipChecking: false,
    },
  };
};

test('discarding a kept upload updates the storage, wherever it happens', async () => {
  const changes = new Subject<FormattedExecutionResult>();
  const onFound = vi.fn();
  const client = testClient(aRoot({ app: () => anApp({ latestUpload: aFailed(null) }) }), changes);
  const stop = followUploads(client, { onFound, onGone: vi.fn(), onMany: vi.fn() });
  const tell = (expiresAt: string | null) =>
    changes.next({
      data: {
        uploadsChanged: {
          __typename: 'UploadsChanged',
          cursor: '1',
          resync: false,
          upload: aFailed(expiresAt),
        },
      },
    });
  tell('2026-11-22T09:41:00Z');
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
  tell(null);
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledTimes(2));
  stop();
});

test('an application that fails to load after its upload is refetched automatically', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const changes = new Subject<FormattedExecutionResult>();
  const onFound = vi.fn();
  let isDown = true;
  const app = () => {
    if (isDown) throw fault('UPSTREAM_UNAVAILABLE');
    return anApp({ latestUpload: aFailed(null) });
  };
  const stop = followUploads(testClient(aRoot({ app }), changes), { onFound, onGone: vi.fn(), onMany: vi.fn() });
  const uploadsChanged = { __typename: 'UploadsChanged', cursor: '1', resync: false, upload: aFailed(null) };
  changes.next({ data: { uploadsChanged } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([...reloads.get().values()]).toEqual(['failed']);
  isDown = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([...reloads.get().values()]).toEqual([]);
  expect(onFound).toHaveBeenCalled();
  stop();
});
