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

/** How often running uploads in the cache are compared with the received events. */
const COMPARE_MS = 2_000;
/** Simultaneous changes are handled together, and a stream of changes at most this often. */
const GATHER_MS = 100;
const REFRESH_MS = 1_000;
/** How long to wait before asking again for the application of an upload without a card. */
const ASK_AGAIN_MS = 10_000;
/** How long to wait before retrying a card that failed to load. */
const TRY_AGAIN_MS = 10_000;
/** With more applications at once, refetching the whole list is cheaper. */
const MOST_ONE_BY_ONE = 20;

/** The callbacks for the lists. */
export interface Lists extends ListsChange {
  /** Too much changed to report each application. */
  onMany: (client: ApolloClient) => void;
}

type ChangedUpload = NonNullable<UploadsChangedSubscription['uploadsChanged']['upload']>;

/**
 * Keeps the cache in sync with every upload of the account, wherever it was started. An upload that
 * has no card, or that has ended, also changes its application: that is refetched, and the lists
 * are notified.
 */
export function useLiveUploads(lists: Lists): void {
  const client = useApolloClient();
  const onFound = useEffectEvent(lists.onFound);
  const onGone = useEffectEvent(lists.onGone);
  const onMany = useEffectEvent(lists.onMany);
  useEffect(() => followUploads(client, { onFound, onGone, onMany }), [client]);
}

/** Returns a function that stops it. */
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

  /** The cache already has the upload's own fields. */
  function take(upload: ChangedUpload): void {
    const before = seen.get(upload.id);
    seen.set(upload.id, upload);
    noteArrival(upload.id, upload.receivedBytes, before?.receivedBytes ?? upload.receivedBytes);
    const hasEnded = hasFinalState(upload) && !(before && hasFinalState(before));
    if (hasEnded && upload.versionNumber > 1) {
      if (upload.state === 'TESTED') markUpdate(upload.appName, 'successful');
      if (upload.state === 'FAILED') markUpdate(upload.appName, 'failed');
    }
    // The storage kept for a retry is free again.
    const wasReleased = before?.state === 'FAILED' && before.expiresAt !== null && upload.expiresAt === null;
    if (hasEnded || wasReleased || isUnmet(upload.id)) refresh(upload.appName);
  }

  /**
   * Whether no card shows it, as far as the cache knows: it may be in a part of the list that was
   * never loaded.
   */
  function isUnmet(uploadId: string): boolean {
    const now = performance.now();
    if (isShown(client, uploadId) || now - (askedAt.get(uploadId) ?? -Infinity) < ASK_AGAIN_MS) return false;
    askedAt.set(uploadId, now);
    return true;
  }

  /**
   * An upload may end after a list was loaded and before the subscription started, or while a slow
   * list is loading: no event reports it again. So uploads that are running in the cache but not in
   * the subscription are refetched, and so is what failed to load last time.
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

/** Whether it is the newest upload of an application in the cache. */
function isShown(client: ApolloClient, uploadId: string): boolean {
  return shownUploads(client).some(({ id }) => id === uploadId);
}

/**
 * The newest upload of each application in the cache. A card selects fewer fields than the
 * subscription.
 */
function shownUploads(client: ApolloClient): Array<Pick<ChangedUpload, 'id' | 'appName' | 'state'>> {
  return cachedAppIds(client).flatMap((id) => {
    const app = client.cache.readFragment({ id, fragment: ShownApp_AppFragmentDoc });
    return app?.latestUpload ? [{ ...app.latestUpload, appName: app.name }] : [];
  });
}

function cachedAppIds({ cache }: ApolloClient): string[] {
  // Only Apollo's own cache stores objects by id; the panel uses no other.
  if (!(cache instanceof InMemoryCache)) return [];
  return Object.keys(cache.extract()).filter((id) => id.startsWith('App:'));
}
