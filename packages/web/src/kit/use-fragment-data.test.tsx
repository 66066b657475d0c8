import { useLayoutEffect } from 'react';
import type { FragmentType } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppCard_AppFragmentDoc, HomeDocument, type AppCard_AppFragment } from '../generated/graphql.ts';
import { testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../test-kit/world.ts';
import { useFragmentData } from './use-fragment-data.ts';

interface Props {
  app: FragmentType<AppCard_AppFragment>;
  onShown?: () => void;
}

/** Reports when everything is on the screen and nothing is subscribed yet. */
function Card({ app, onShown }: Props) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  const { stageLabel } = useFragmentData(AppCard_AppFragmentDoc, app);
  return <p>{stageLabel}</p>;
}

async function anAppInTheCache() {
  const client = testClient(aRoot({ apps: aConnection([anApp({ stageLabel: 'Testing Application' })]) }));
  const { data } = await client.query({ query: HomeDocument, variables: { isSearching: false, first: 5 } });
  const [app] = data?.viewer?.account.apps?.nodes ?? [];
  if (!app) throw new Error('the API answered no application');
  return { client, app, id: client.cache.identify({ __typename: 'App', id: app.id }) ?? '' };
}

test('a change between rendering and subscribing is not missed', async () => {
  const { client, app, id } = await anAppInTheCache();
  const change = () => void client.cache.modify({ id, fields: { stageLabel: () => 'Ready To Launch' } });
  await renderPart(<Card app={app} onShown={change} />, client);
  await vi.waitFor(() => expect(screen.getByText('Ready To Launch')).toBeTruthy());
});

test('an object that leaves the cache is still shown', async () => {
  const { client, app, id } = await anAppInTheCache();
  await renderPart(<Card app={app} />, client);
  await act(async () => void client.cache.evict({ id }));
  expect(screen.getByText('Testing Application')).toBeTruthy();
});
