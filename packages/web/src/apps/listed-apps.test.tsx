import type { Observable } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { AppCard_AppFragmentDoc, HomeDocument } from '../generated/graphql.ts';
import { testClient } from '../test-kit/api.ts';
import { aConnection, anApp, aRoot } from '../test-kit/world.ts';
import { listApp, unlistApp } from './listed-apps.ts';
import { followDeletions } from './use-live-deletions.ts';

const idAt = (n: number) => `app_${String(n).padStart(3, '0')}`;
const apps = [9, 8, 7, 6, 5, 4].map((n) => anApp({ id: idAt(n), name: `App_${n}` }));

function page({ first, search }: { first: number; search?: string | null }) {
  const found = apps.filter(({ name }) => String(name).includes(search ?? ''));
  const pageInfo = { hasNextPage: found.length > first, hasPreviousPage: false };
  return { ...aConnection(found.slice(0, first)), totalCount: found.length, pageInfo };
}

/** A client with cached lists: the first page of three, of six, and of names with a 7. */
async function readLists(changes?: Observable<Record<string, unknown>>) {
  const client = testClient(aRoot({ apps: page }), changes);
  const whole = { isSearching: false, first: 3 };
  const found = { isSearching: true, first: 3, search: '7' };
  await client.query({ query: HomeDocument, variables: whole });
  await client.query({ query: HomeDocument, variables: found });
  const shown = (variables: typeof whole) => {
    const list = client.readQuery({ query: HomeDocument, variables })?.viewer?.account.apps;
    return { names: list?.nodes.map((node) => node.name), total: list?.totalCount };
  };
  const learn = (n: number) =>
    client.cache.writeFragment({
      fragment: AppCard_AppFragmentDoc,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a whole application, as the test describes it
      data: anApp({ id: idAt(n), name: `App_${n}`, latestVersion: null }) as never,
    });
  return { client, whole: () => shown(whole), found: () => shown(found), learn };
}

test('a new application is added to the list and to matching searches without a refetch', async () => {
  const { client, whole, found, learn } = await readLists();
  learn(17);
  listApp(client, { id: idAt(17), name: 'App_17' });
  listApp(client, { id: idAt(17), name: 'App_17' });
  expect(whole()).toEqual({ names: ['App_17', 'App_9', 'App_8', 'App_7'], total: 7 });
  expect(found()).toEqual({ names: ['App_17', 'App_7'], total: 2 });
  learn(18);
  listApp(client, { id: idAt(18), name: 'App_18' });
  expect(found().total).toBe(2);
});

test('an updated application of a later page is neither shown nor counted twice', async () => {
  const { client, whole, learn } = await readLists();
  learn(4);
  listApp(client, { id: idAt(4), name: 'App_4' });
  expect(whole()).toEqual({ names: ['App_9', 'App_8', 'App_7'], total: 6 });
});

test('a deleted application leaves every list and is counted once', async () => {
  const { client, whole, found } = await readLists();
  expect(unlistApp(client, idAt(7))).toBe(true);
  expect(unlistApp(client, idAt(7))).toBe(false);
  expect(whole()).toEqual({ names: ['App_9', 'App_8'], total: 5 });
  expect(found()).toEqual({ names: [], total: 0 });
  expect(unlistApp(client, idAt(4))).toBe(true);
  expect(whole().total).toBe(4);
});

test('an item deleted elsewhere leaves the list', async () => {
  const told = new Subject<Record<string, unknown>>();
  const tell = (change: Record<string, unknown>) =>
    told.next({ data: { appDeleted: { __typename: 'AppDeletion', ...change } } });
  const changes = told.asObservable();
  const { client, whole } = await readLists(changes);
  const onShortList = vi.fn();
  const stop = followDeletions(client, onShortList);
  tell({ cursor: '1', deletedAppId: null, isDemoDeleted: false, resync: false });
  tell({ cursor: '2', deletedAppId: idAt(8), isDemoDeleted: false, resync: false });
  await vi.waitFor(() => expect(whole()).toEqual({ names: ['App_9', 'App_7'], total: 5 }));
  expect(onShortList).toHaveBeenCalledOnce();
  stop();
});
