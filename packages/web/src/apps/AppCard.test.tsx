import { act } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomeDocument } from '../generated/graphql.ts';
import { testClient } from '../test-kit/api.ts';
import type { App, UploadFailure } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderPart } from '../test-kit/render.tsx';
import { aConnection, anApp, anUpload, aRoot } from '../test-kit/world.ts';
import { AppCard } from './AppCard.tsx';
import type { CardTransfer } from './card-caption.ts';

interface Shown {
  transfer?: CardTransfer;
  isArriving?: boolean;
  isMarkedFailed?: boolean;
  reload?: 'reading' | 'failed';
}

async function showCard(app: Given<App>, { transfer, isArriving = false, ...more }: Shown = {}) {
  const done = {
    onLinks: vi.fn(),
    onVersions: vi.fn(),
    onUploadNewVersion: vi.fn(),
    onOpenUpload: vi.fn(),
    onRetryUpload: vi.fn(),
    onCancelUpload: vi.fn(),
    onReleaseUpload: vi.fn(),
    onDelete: vi.fn(),
    onReload: vi.fn(),
  };
  function Card() {
    const { data } = useSuspenseQuery(HomeDocument, { variables: { isSearching: false, first: 5 } });
    const [shown] = data.viewer?.account.apps?.nodes ?? [];
    return shown ? (
      <AppCard app={shown} transfer={transfer ?? null} isArriving={isArriving} {...more} {...done} />
    ) : null;
  }
  const { user } = await renderPart(<Card />, testClient(aRoot({ apps: aConnection([app]) })));
  await screen.findByRole('heading');
  return { user, done };
}

const sending: CardTransfer = { phase: 'sending', percent: 17, bytesPerSecond: 42.64 * 1024 * 1024, secondsLeft: 292 };
const failure: Given<UploadFailure> = {
  code: 'PLUGIN_MISSING',
  stage: 'TEST',
  message: 'Enable PSX plugin & re-build',
  evidence: null,
};

test('a ready application says what Latest serves, and offers links and a new version', async () => {
  const { user, done } = await showCard(
    anApp({ latestUpload: anUpload({ state: 'TESTED', versionNumber: 3, stageLabel: 'Ready To Launch' }) }),
  );
  expect(screen.getByText('Ready To Launch')).toBeTruthy();
  expect(screen.getByText('Latest serves v3 · 2 links · tested Nov 18')).toBeTruthy();
  expect(screen.getByText('Windows Build')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Links' }));
  expect(done.onLinks).toHaveBeenCalledWith('AlpineVilla');
  await user.click(screen.getByRole('button', { name: 'Upload New Version' }));
  expect(done.onUploadNewVersion).toHaveBeenCalledWith('AlpineVilla');
});

test('an upload that this tab sends shows its speed and the time left', async () => {
  await showCard(anApp({ latestUpload: anUpload() }), { transfer: sending });
  expect(screen.getByText('Uploading Application')).toBeTruthy();
  expect(screen.getByText('42.64 MB/s · 4 min 52 s left · safe to close, it resumes')).toBeTruthy();
  expect(screen.getByText('17 %')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Upload of AlpineVilla' }).getAttribute('aria-valuenow')).toBe('17');
});

test.each([
  ['waits for its file', {}, 'Choose the same ZIP to resume'],
  ['arrives from elsewhere', { isArriving: true }, 'Arriving from another window or program'],
  ['is offline', { transfer: { ...sending, phase: 'waiting' as const } }, 'No connection, it resumes automatically'],
  ['has sent everything', { transfer: { ...sending, phase: 'finishing' as const } }, 'Verifying the upload'],
])('an upload that %s says so', async (_, shown, caption) => {
  await showCard(anApp({ latestUpload: anUpload() }), shown);
  expect(screen.getByText(caption)).toBeTruthy();
});

test('a running upload can be opened, and cancelled', async () => {
  const { user, done } = await showCard(anApp({ latestUpload: anUpload() }));
  await user.click(screen.getByRole('button', { name: 'Open upload' }));
  expect(done.onOpenUpload).toHaveBeenCalledWith('upl_1');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(done.onCancelUpload).toHaveBeenCalledWith('app_1');
});

test('a stage after the upload says that links keep working', async () => {
  const upload = anUpload({
    state: 'TESTING',
    stageLabel: 'Testing Application',
    progressPercent: 90,
    viewerCanSendParts: false,
  });
  await showCard(anApp({ latestUpload: upload }));
  expect(screen.getByText('Testing Application')).toBeTruthy();
  expect(screen.getByText('Links serve v3 meanwhile')).toBeTruthy();
});

test('the card shows that an internal error is being retried', async () => {
  const triesAgainAt = new Date(Date.now() - 1_000).toISOString();
  await showCard(
    anApp({ latestUpload: anUpload({ state: 'TESTING', stageLabel: 'Testing Application', triesAgainAt }) }),
  );
  expect(screen.getByText('Something on our side failed; retrying now.')).toBeTruthy();
});

test('a failed upload says why, and that links still serve', async () => {
  const upload = anUpload({
    state: 'FAILED',
    stageLabel: 'Error Testing',
    failure,
    viewerCanCancel: false,
    viewerCanSendParts: false,
  });
  const { user, done } = await showCard(anApp({ latestUpload: upload }));
  expect(screen.getByText('Error Testing')).toBeTruthy();
  expect(screen.getByText('Enable PSX plugin & re-build. Links still serve v3.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See what failed' }));
  expect(done.onOpenUpload).toHaveBeenCalledWith('upl_1');
});

test('a kept upload is retried from its card', async () => {
  const upload = anUpload({ state: 'FAILED', stageLabel: 'Error Testing', failure, viewerCanRetry: true });
  const { user, done } = await showCard(anApp({ latestUpload: upload }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(done.onRetryUpload).toHaveBeenCalledWith({ id: 'upl_1', appName: 'AlpineVilla' });
  expect(screen.queryByRole('button', { name: 'Upload New Version' })).toBeNull();
});

test('a kept upload can be discarded from its card while it is kept', async () => {
  const kept = anUpload({
    state: 'FAILED',
    stageLabel: 'Error Testing',
    failure,
    viewerCanRelease: true,
    sizeBytes: 7,
  });
  const { user, done } = await showCard(anApp({ latestUpload: kept }));
  await user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Discard upload' }));
  expect(done.onReleaseUpload).toHaveBeenCalledWith('app_1');
  cleanup();
  const again = await showCard(anApp({ latestUpload: { ...kept, viewerCanRelease: false } }));
  await again.user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  expect(screen.queryByRole('menuitem', { name: 'Discard upload' })).toBeNull();
});

test('uploading is only offered to users with the permission', async () => {
  await showCard(anApp({ viewerCanUpload: false }));
  expect(screen.queryByRole('button', { name: 'Upload New Version' })).toBeNull();
});

test('further actions are behind a named button', async () => {
  const { user, done } = await showCard(anApp({ latestUpload: anUpload() }));
  await user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  const links = await screen.findByRole('menuitem', { name: 'Links' });
  await act(async () => links.click());
  expect(done.onLinks).toHaveBeenCalledWith('AlpineVilla');
});

test('a failed update in this tab shows Previous Install Failed and the stage', async () => {
  const upload = anUpload({ state: 'FAILED', stageLabel: 'Error Testing', failure });
  await showCard(anApp({ latestUpload: upload }), { isMarkedFailed: true });
  expect(screen.getByText('Previous Install Failed')).toBeTruthy();
  expect(screen.getByText('Error Testing. Enable PSX plugin & re-build. Links still serve v3.')).toBeTruthy();
});

test('a failed first upload keeps its own label, marked or not', async () => {
  const upload = anUpload({ state: 'FAILED', stageLabel: 'Error Testing', failure });
  await showCard(anApp({ latestUpload: upload, latestVersion: null }), { isMarkedFailed: true });
  expect(screen.getByText('Error Testing')).toBeTruthy();
});

test('an application that fails to reload is disabled and has a reload button', async () => {
  const { user, done } = await showCard(anApp(), { reload: 'failed' });
  expect(screen.getByText('Not up to date')).toBeTruthy();
  expect(screen.getByRole('listitem').dataset['disabled']).toBe('true');
  expect(screen.getByText('Links').closest('[inert]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reload AlpineVilla' }));
  expect(done.onReload).toHaveBeenCalledOnce();
});

test('an application that is being refetched says so', async () => {
  await showCard(anApp(), { reload: 'reading' });
  expect(screen.getByText('Reloading')).toBeTruthy();
  expect(screen.getByText('Refreshing its versions, this takes a few seconds')).toBeTruthy();
  expect(screen.getByRole('listitem').getAttribute('aria-busy')).toBe('true');
});

test('the menu offers to delete it', async () => {
  const { user, done } = await showCard(anApp({ latestUpload: anUpload() }));
  await user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(done.onDelete).toHaveBeenCalledWith('app_1');
});

test('deleting is only offered to users with the permission', async () => {
  const { user } = await showCard(anApp({ viewerCanDelete: false }));
  await user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  expect(await screen.findByRole('menuitem', { name: 'Versions' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('the menu and the version chip lead to the versions', async () => {
  const { user, done } = await showCard(anApp());
  await user.click(screen.getByRole('button', { name: 'v3, versions of AlpineVilla' }));
  await user.click(screen.getByRole('button', { name: 'More for AlpineVilla' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  expect(done.onVersions.mock.calls).toEqual([['AlpineVilla'], ['AlpineVilla']]);
});
