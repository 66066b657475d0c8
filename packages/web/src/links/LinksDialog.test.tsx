import '../test-kit/browser.ts';
import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../test-kit/world.ts';
import { LinksDialog } from './LinksDialog.tsx';

type Fields = Record<string, unknown>;

const aLink = (number: number, fields: Fields = {}): Fields => ({
  __typename: 'StreamingLink',
  id: `lnk_${number}`,
  name: `Streaming-${number}`,
  appName: 'AlpineVilla',
  configName: 'default',
  version: null,
  url: `http://stream.example/v5/northlight/AlpineVilla/config_${number}`,
  iframeSnippet: `<iframe src="${number}"></iframe>`,
  createdAt: '2026-11-18T10:00:00Z',
  viewerCanDelete: true,
  app: null,
  ...fields,
});

async function openLinks(links: Fields[], { app = {}, root = {} }: { app?: Fields; root?: Fields } = {}) {
  const streamingLinks = ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after) : 0;
    const hasNextPage = start + first < links.length;
    const pageInfo = { hasNextPage, hasPreviousPage: start > 0, endCursor: String(start + first) };
    return { ...aConnection(links.slice(start, start + first)), totalCount: links.length, pageInfo };
  };
  const account = { app: anApp({ streamingLinks, ...app }) };
  const { user } = await renderPart(
    <LinksDialog appName="AlpineVilla" onUploadNewVersion={() => undefined} onClose={() => undefined} />,
    testClient(aRoot(account, root)),
  );
  await screen.findByRole('dialog');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  return { user, writeText };
}

const rows = () => screen.getAllByRole('row').slice(1);

test('a link shows its name, config, version and address', async () => {
  await openLinks([aLink(1), aLink(2, { version: 2, configName: 'kiosk' })]);
  const [latest, fixed] = rows();
  expect(latest?.textContent).toContain('Streaming-1defaultLatest now v3…/v5/northlight/AlpineVilla/config_1');
  expect(fixed?.textContent).toContain('Streaming-2kiosk2');
});

test('the address and the iframe can be copied, and the toasts say which', async () => {
  const { user, writeText } = await openLinks([aLink(1)]);
  await user.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(writeText).toHaveBeenLastCalledWith('http://stream.example/v5/northlight/AlpineVilla/config_1');
  expect(await screen.findByText('App URL Copied')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy iframe' }));
  expect(writeText).toHaveBeenLastCalledWith('<iframe src="1"></iframe>');
  expect(await screen.findByText('Iframe Script Copied')).toBeTruthy();
});

test('Play App opens the link in a new tab', async () => {
  await openLinks([aLink(1)]);
  const play = screen.getByRole('link', { name: /Play App/ });
  expect(play.getAttribute('href')).toBe('http://stream.example/v5/northlight/AlpineVilla/config_1');
  expect(play.getAttribute('target')).toBe('_blank');
});

test('nine links stand on a page, Next and Prev turn it', async () => {
  await openLinks(Array.from({ length: 12 }, (_, index) => aLink(index + 1)));
  expect(rows()).toHaveLength(9);
  expect(screen.getByText('1 - 9 of 12 items')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Next' }).click());
  expect(await screen.findByText('10 - 12 of 12 items')).toBeTruthy();
  expect(rows()).toHaveLength(3);
  await act(async () => screen.getByRole('button', { name: 'Prev' }).click());
  expect(await screen.findByText('1 - 9 of 12 items')).toBeTruthy();
});

test('nine links need no page turning', async () => {
  await openLinks(Array.from({ length: 9 }, (_, index) => aLink(index + 1)));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('without links it says so and offers the first one', async () => {
  const links: Fields[] = [];
  const streamingLinkCreate = () => {
    links.push(aLink(7));
    return { streamingLink: aLink(7, { app: anApp() }), userErrors: [] };
  };
  const { user } = await openLinks(links, { root: { streamingLinkCreate } });
  expect(screen.getByText('Looks like there are no Links here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create New Stream link' }));
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
});

test('an application without a tested version is offered no link', async () => {
  await openLinks([], { app: { latestVersion: null } });
  expect(screen.queryByRole('button', { name: 'Create New Stream link' })).toBeNull();
});

test('deleting names the link, says what follows, and asks first', async () => {
  const links = [aLink(1), aLink(2)];
  const streamingLinkDelete = vi.fn(({ input }: { input: { streamingLinkId: string } }) => {
    links.splice(0, 1);
    return { deletedStreamingLinkId: input.streamingLinkId, binItem: null, userErrors: [] };
  });
  const { user } = await openLinks(links, { root: { streamingLinkDelete } });
  await user.click(screen.getByRole('button', { name: 'Delete Streaming-1' }));
  expect(await screen.findByText('Whoever opens its URL sees that it has expired.')).toBeTruthy();
  expect(streamingLinkDelete).not.toHaveBeenCalled();
  const [, answer] = screen.getAllByRole('button', { name: 'Delete Streaming-1' });
  if (answer) await user.click(answer);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(streamingLinkDelete.mock.calls[0]?.[0].input.streamingLinkId).toBe('lnk_1');
});

test('a refusal is told in the words of the services', async () => {
  const words = 'This application has no tested version yet. Make a link when it is Ready To Launch.';
  const streamingLinkCreate = () => ({ streamingLink: null, userErrors: [refusal('APP_NOT_READY', words, 'appId')] });
  const { user } = await openLinks([aLink(1)], { root: { streamingLinkCreate } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create New Stream link' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
