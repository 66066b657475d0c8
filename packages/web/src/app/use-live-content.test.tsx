import type { FormattedExecutionResult } from 'graphql';
import { screen } from '@testing-library/react';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { testClient } from '../test-kit/api.ts';
import { aLink, aPinned, LINKS } from '../test-kit/links.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../test-kit/world.ts';
import { Component as LibraryPage } from './pages/LibraryPage.tsx';
import { Component as LinksPage } from './pages/LinksPage.tsx';
import { useLiveContent } from './use-live-content.ts';

/** Both at once, as in two tabs. */
function Page() {
  useLiveContent();
  return (
    <>
      <LinksPage />
      <LibraryPage />
    </>
  );
}

async function open() {
  const links = [aLink(1)];
  const assets = vi.fn(() => aConnection([]));
  const changes = new Subject<FormattedExecutionResult>();
  const app = () =>
    anApp({ streamingLinks: aConnection(links), meetingLinks: aConnection([]), linkableVersions: [aPinned(3)] });
  const root = aRoot({ app, assets, viewerCanChangeAssets: true });
  await renderRoutes([{ path: '/apps/:name/links', Component: Page }], LINKS, testClient(root, changes));
  await screen.findByText('Streaming-1');
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const tell = (change: { area: string | null; resync: boolean }) =>
    changes.next({ data: { contentChanged: { __typename: 'ContentChange', cursor: '1', ...change } } });
  return { links, assets, tell };
}

test('a change of links refetches the lists of links, and not the library', async () => {
  const { links, assets, tell } = await open();
  const before = assets.mock.calls.length;
  links.push(aLink(2));
  tell({ area: 'LINKS', resync: false });
  await screen.findByText('Streaming-2');
  expect(assets).toHaveBeenCalledTimes(before);
});

test('a change of the library refetches it', async () => {
  const { assets, tell } = await open();
  const before = assets.mock.calls.length;
  tell({ area: 'ASSETS', resync: false });
  await vi.waitFor(() => expect(assets.mock.calls.length).toBeGreaterThan(before));
});

test('a client that missed too much reloads everything', async () => {
  const { links, assets, tell } = await open();
  const before = assets.mock.calls.length;
  links.push(aLink(2));
  tell({ area: null, resync: true });
  await screen.findByText('Streaming-2');
  expect(assets.mock.calls.length).toBeGreaterThan(before);
});
