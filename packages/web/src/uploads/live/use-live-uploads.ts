import { useEffect, useEffectEvent } from 'react';
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isFinal } from '@launchyard/domain/uploads';
import {
  ShownApp_AppFragmentDoc,
  UploadsChangedDocument,
  type UploadsChangedSubscription,
} from '../../generated/graphql.ts';
import { followChanges } from '../../kit/follow-changes.ts';
import { markUpdate } from '../outcome-marks.ts';
import { domainState } from '../states.ts';
import { noteArrival } from './arrivals.ts';
import { refreshApp, type ListsChange } from './refresh-app.ts';
import { reloads } from './reloads.ts';

/** How often what the cache shows as running is held against what was told. */
const COMPARE_MS = 2_000;
/** Changes that come together are answered together, and a stream of them not more often than so. */
const GATHER_MS = 100;
const REFRESH_MS = 1_000;
/** How long an upload that no card shows is left alone after its application was asked for. */
const ASK_AGAIN_MS = 10_000;
/** How long a card that could not be read stands as it is before it is read again. */
const TRY_AGAIN_MS = 10_000;
/** More applications at once are cheaper to read as the list that they stand in. */
const MOST_ONE_BY_ONE = 20;

/** What the lists are told. */
export interface Lists extends ListsChange {
  /** Too much changed to be told one by one. */
  onMany: (client: ApolloClient) => void;
}

type ChangedUpload = NonNullable<UploadsChangedSubscription['uploadsChanged']['upload']>;

/**
 * Keeps the cache true to every upload of the account, wherever it was started. An upload that no card shows, or that has ended, changes
 * its application, too: that is asked for again, and the lists are told what was found.
 */
export function useLiveUploads(lists: Lists): void {
  const client = useApolloClient();
  const onFound = useEffectEvent(lists.onFound);
  const onGone = useEffectEvent(lists.onGone);
  const onMany = useEffectEvent(lists.onMany);
  useEffect(() => followUploads(client, { onFound, onGone, onMany }), [client]);
}

/** Answers how to stop. */
export function followUploads(client: ApolloClient, lists: Lists): () => void {
  const seen = new Map<string, ChangedUpload>();
  const stale = new Set<string>();
  const askedAt = new Map<string, number>();
  const readAt = new Map<string, number>();
  let refreshedAt = -Infinity;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const comparing = setInterval(compare, COMPARE_MS);
  const stopFollowing = followChanges(
    client,
    UploadsChangedDocument,
    (data) => data.uploadsChanged,
    ({ resync, upload }) => {
      if (resync) void client.refetchQueries({ include: 'active' });
      if (upload) take(upload);
    },
  );
  return () => {
    clearInterval(comparing);
    clearTimeout(gathering);
    stopped.abort();
    reloads.set(new Map());
    stopFollowing();
  };

  /** The cache has taken the upload's own fields by now. */
  function take(upload: ChangedUpload): void {
    const before = seen.get(upload.id);
    seen.set(upload.id, upload);
    noteArrival(upload.id, upload.receivedBytes, before?.receivedBytes ?? upload.receivedBytes);
    const hasEnded = hasFinalState(upload) && !(before && hasFinalState(before));
    if (hasEnded && upload.versionNumber > 1) {
      if (upload.state === 'TESTED') markUpdate(upload.appName, 'successful');
      if (upload.state === 'FAILED') markUpdate(upload.appName, 'failed');
    }
    // Storage that was kept for a second try is free.
    const wasReleased = before?.state === 'FAILED' && before.expiresAt !== null && upload.expiresAt === null;
    if (hasEnded || wasReleased || isUnmet(upload.id)) refresh(upload.appName);
  }

  /** No card shows it, as far as one can know: it may stand in a part of the list that was never read. */
  function isUnmet(uploadId: string): boolean {
    const now = performance.now();
    if (isShown(client, uploadId) || now - (askedAt.get(uploadId) ?? -Infinity) < ASK_AGAIN_MS) return false;
    askedAt.set(uploadId, now);
    return true;
  }

  /**
   * An upload may end after a list was read and before listening began, or while a slow list is on its way: nobody then tells of it again.
   * Whatever the cache shows as running without the subscription saying so is asked for; so is what could not be read the last time.
   */
  function compare(): void {
    const now = performance.now();
    for (const [appName, reload] of reloads.get()) {
      if (reload === 'failed' && now - (readAt.get(appName) ?? -Infinity) >= TRY_AGAIN_MS) refresh(appName);
    }
    for (const { appName, id, state } of shownUploads(client)) {
      const told = seen.get(id);
      if (!isFinal(domainState(state)) && (!told || hasFinalState(told))) refresh(appName);
    }
  }

  function refresh(name: string): void {
    stale.add(name);
    const wait = Math.max(GATHER_MS, refreshedAt + REFRESH_MS - performance.now());
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refreshedAt = performance.now();
      const names = [...stale];
      stale.clear();
      for (const each of names) readAt.set(each, refreshedAt);
      if (names.length > MOST_ONE_BY_ONE) return lists.onMany(client);
      for (const each of names) void refreshApp(client, each, lists, stopped.signal);
    }, wait);
  }
}

const hasFinalState = ({ state }: ChangedUpload) => isFinal(domainState(state));

/** Whether some application in the cache has it as its newest upload. */
function isShown(client: ApolloClient, uploadId: string): boolean {
  return shownUploads(client).some(({ id }) => id === uploadId);
}

/** The newest upload of each application in the cache. A card reads fewer fields of it than the subscription tells. */
function shownUploads(client: ApolloClient): Array<Pick<ChangedUpload, 'id' | 'appName' | 'state'>> {
  return cachedAppIds(client).flatMap((id) => {
    const app = client.cache.readFragment({ id, fragment: ShownApp_AppFragmentDoc });
    return app?.latestUpload ? [{ ...app.latestUpload, appName: app.name }] : [];
  });
}

function cachedAppIds({ cache }: ApolloClient): string[] {
  // Only Apollo's own cache keeps its things by their ids; the panel has no other.
  if (!(cache instanceof InMemoryCache)) return [];
  return Object.keys(cache.extract()).filter((id) => id.startsWith('App:'));
}
