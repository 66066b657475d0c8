import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConfig } from '../test-kit/configs.ts';
import type { Asset } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { EDITOR, openEditor } from '../test-kit/open-editor.ts';
import { anActor, aConnection } from '../test-kit/world.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('an image is chosen by its https URL; overridden settings are marked in red', async () => {
  const { user } = await openEditor([aConfig('showroom', { loadingVideos: ['https://cdn.example/a.MP4'] })], {
    at: `${EDITOR}?tab=customization`,
  });
  await user.click(button('Choose, Logo'));
  const dialog = await screen.findByRole('dialog', { name: 'Logo' });
  await user.type(within(dialog).getByLabelText('URL of the picture'), 'http://plain.example/l.png');
  await user.click(within(dialog).getByRole('button', { name: 'Use this picture' }));
  expect(
    within(dialog).getByText('Logo: an https:// URL of a public host, without a username or password.'),
  ).toBeTruthy();
  await user.clear(within(dialog).getByLabelText('URL of the picture'));
  await user.keyboard('https://cdn.example/l.png');
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/l.png');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Change, Logo' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Remove https://cdn.example/a.MP4' })).toHaveLength(1);
  expect(screen.getByText('Logo and video enabled simultaneously.')).toBeTruthy();
  expect(screen.getByText('1 change not saved', { exact: false })).toBeTruthy();
});

test('an image from the library is applied by Add Selection', async () => {
  const asset: Given<Asset> = {
    __typename: 'Asset',
    id: 'ast_1',
    kind: 'IMAGE',
    name: 'logo.png',
    url: 'http://127.0.0.1:4002/assets/key.png',
    mediaType: 'image/png',
    sizeBytes: 1024,
    width: 80,
    height: 40,
    createdAt: '2026-11-01T10:00:00Z',
    createdBy: anActor('Member', 'nora'),
    usedByCount: 0,
    viewerCanDelete: true,
  };
  const account = { viewerCanChangeAssets: true, assets: () => aConnection([asset]) };
  const { user, router } = await openEditor([aConfig('showroom')], { at: `${EDITOR}?tab=customization`, account });
  const address = () => router.state.location.pathname + router.state.location.search;
  await user.click(await screen.findByRole('button', { name: 'Choose, Logo' }));
  expect(address()).toBe(`${EDITOR}?tab=customization&ask=picture&of=logo`);
  const way = await screen.findByRole('button', { name: 'Choose from the library' });
  await act(async () => user.click(way));
  expect(address()).toBe(`${EDITOR}/library?for=logo`);
  await screen.findByText('Asset Library');
  await user.click(await screen.findByRole('radio', { name: /logo\.png/ }));
  await act(async () => user.click(screen.getByRole('button', { name: 'Add Selection' })));
  expect(await screen.findByRole('button', { name: 'Change, Logo' })).toBeTruthy();
  expect(screen.getByText('1 change not saved', { exact: false })).toBeTruthy();
  expect(address()).toBe(`${EDITOR}?tab=customization&advanced=1`);
});

test('the library opens over the editor from its URL; without a setting it only browses', async () => {
  const account = { viewerCanChangeAssets: true, assets: () => aConnection([]) };
  const { router } = await openEditor([aConfig('showroom')], { at: `${EDITOR}/library/new-image?for=logo`, account });
  expect(await screen.findByText('Upload New Image')).toBeTruthy();
  await act(async () => router.navigate(`${EDITOR}/library?for=nonsense`));
  expect(await screen.findByRole('link', { name: /Videos/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Selection' })).toBeNull();
});
