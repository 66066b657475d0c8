import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import type { Account, LatestMove } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderPart } from '../../test-kit/render.tsx';
import { anActor, aConnection, anApp, aRoot, aVersion } from '../../test-kit/world.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface World {
  pinned?: string[];
  account?: Given<Account>;
  root?: TestRoot;
}

/** The services behind the dialog: three versions, any of which can be Latest. */
function anApi({ pinned = [], account = {}, root = {} }: World = {}) {
  let served = 3;
  let control = true;
  let numbers = [3, 2, 1];
  const moves: Given<LatestMove>[] = [];
  const version = (number: number) =>
    aVersion(number, {
      isLatest: number === served,
      pinnedLinkCount: number === 2 ? pinned.length : 0,
      pinnedLinks: number === 2 ? pinned.map((name) => ({ __typename: 'StreamingLink', id: `lnk_${name}`, name })) : [],
      viewerCanMakeLatest: number !== served,
      viewerCanDelete: number !== served,
    });
  const app = () =>
    anApp({
      latestVersion: version(served),
      versions: () => aConnection(numbers.map(version)),
      latestHistory: () => aConnection(moves),
    });
  const appVersionMakeLatest = vi.fn(
    ({ input }: { input: { appVersionId: string; expectedLatestVersionId: string } }) => {
      if (input.expectedLatestVersionId !== `ver_${served}`)
        return { app: app(), userErrors: [refusal('LATEST_CHANGED', 'Someone else was faster.')] };
      const to = Number(input.appVersionId.slice(4));
      const createdBy = anActor('Member', 'nora');
      moves.unshift({
        id: `lmv_${moves.length}`,
        createdAt: '2026-11-19T10:00:00Z',
        createdBy,
        why: 'CHOSEN',
        fromNumber: served,
        toNumber: to,
      });
      served = to;
      return { app: app(), userErrors: [] };
    },
  );
  const appVersionDelete = vi.fn(({ input }: { input: { appVersionId: string } }) => {
    numbers = numbers.filter((each) => `ver_${each}` !== input.appVersionId);
    return {
      deletedAppVersionId: input.appVersionId,
      app: app(),
      binItem: { id: 'bin_1' },
      movedLinks: [],
      userErrors: [],
    };
  });
  const accountSetVersionControl = vi.fn(({ input }: { input: { hasVersionControl: boolean } }) => {
    control = input.hasVersionControl;
    return { account: { id: 'acc_1', hasVersionControl: control }, userErrors: [] };
  });
  const changes = { appVersionMakeLatest, appVersionDelete, accountSetVersionControl };
  const fields = { app, hasVersionControl: () => control, ...account };
  return {
    ...changes,
    somebodyChooses: (number: number) => (served = number),
    client: testClient(aRoot(fields, { ...changes, ...root })),
  };
}

async function open(api: ReturnType<typeof anApi>) {
  const { user } = await renderPart(
    <VersionsDialog appName="AlpineVilla" onUploadNewVersion={() => undefined} onClose={() => undefined} />,
    api.client,
  );
  await screen.findByRole('dialog', { name: /Versions/ });
  return user;
}

const row = (number: number) => screen.getByRole('row', { name: new RegExp(`^v${number}\\b`) });
/** The question with this title, over the dialog. */
const question = async (title: string) => {
  const found = (await screen.findByText(title)).closest('[role=dialog]');
  if (!(found instanceof HTMLElement)) throw new Error('it stands in no dialog');
  return found;
};

const control = () => screen.getByRole('switch', { name: 'Version control' });

const latest = () =>
  screen
    .getAllByRole('row')
    .find((each) => within(each).queryByText('Latest'))
    ?.textContent.slice(0, 2);

test('the table of versions shows Latest, size, uploader and pinned links', async () => {
  await open(anApi({ pinned: ['Showroom', 'Kiosk'] }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(row(3).textContent).toContain('v3 Latest Windows Build Inspected3.00 GB');
  expect(row(3).textContent).toContain('nora');
  expect(row(2).textContent).toContain('2 pinned linksShowroom, Kiosk');
  const protectedButton = within(row(3)).getByRole('button', { name: "Latest version can't be deleted" });
  expect(protectedButton.hasAttribute('disabled')).toBe(true);
});

test('the word for its test opens what was inspected, and what is not known', async () => {
  const plugin = {
    hasPlugin: true,
    rootFolder: 'Samples/PixelStreaming/',
    isInManifest: true,
    hasFolder: true,
    isVersion2InManifest: false,
    hasVersion2Folder: false,
  };
  const contents = { defaultExecutable: 'AlpineVilla.exe', executables: [], executableCount: 1, plugin };
  const api = anApi({ root: { node: aVersion(2, { contents }) } });
  const user = await open(api);
  await user.click(within(row(2)).getByRole('button', { name: 'Inspected' }));
  const dialog = within(await question('How AlpineVilla v2 was tested'));
  expect(await dialog.findByText(/^It was inspected and not started/)).toBeTruthy();
  expect(dialog.getByText('It starts with AlpineVilla.exe.')).toBeTruthy();
  expect(dialog.getByText('Whether it starts, and whether it stays up.')).toBeTruthy();
  expect(dialog.queryByText('The picture went on after an input.')).toBeNull();
});

test('an older version becomes Latest with one click, Undo reverts it, and the history has both', async () => {
  const api = anApi();
  const user = await open(api);
  await user.click(screen.getByRole('button', { name: 'Make this the Latest, v1' }));
  expect(await screen.findByText('Latest serves v1 now')).toBeTruthy();
  await vi.waitFor(() => expect(latest()).toBe('v1'));
  expect(api.appVersionMakeLatest.mock.calls[0]?.[0].input).toEqual({
    appVersionId: 'ver_1',
    expectedLatestVersionId: 'ver_3',
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(latest()).toBe('v3'));
  const history = screen.getByRole('region', { name: 'History of Latest' });
  const told = () =>
    within(history)
      .getAllByRole('listitem')
      .map((each) => each.textContent);
  await vi.waitFor(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toContain('v3 → v1chosen by nora');
});

test('a conflicting change of Latest shows its current version', async () => {
  const api = anApi();
  const user = await open(api);
  api.somebodyChooses(2);
  await user.click(screen.getByRole('button', { name: 'Make this the Latest, v1' }));
  expect(await screen.findByText('Someone else was faster.')).toBeTruthy();
  await vi.waitFor(() => expect(latest()).toBe('v2'));
});

test('deleting asks first, names the links that move to Latest, and can be undone', async () => {
  const api = anApi({ pinned: ['Showroom', 'Kiosk'] });
  const user = await open(api);
  await user.click(screen.getByRole('button', { name: 'Delete v2' }));
  const asked = await question('Delete AlpineVilla v2?');
  expect(asked.textContent).toContain('2 links are pinned to it and will move to Latest (v3): Showroom, Kiosk.');
  expect(asked.textContent).toContain('URLs with ?appVersion=2 stop working.');
  expect(asked.textContent).toContain('2.00 GB of storage is freed immediately. You can undo this for 30 days.');
  expect(within(asked).queryByRole('checkbox')).toBeNull();
  expect(api.appVersionDelete).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Delete v2' }));
  expect(await screen.findByText('Version deleted successfully')).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});

test('a version that could not be deleted shows the services’ reason', async () => {
  const words = "Latest version can't be deleted";
  const refused = { deletedAppVersionId: null, app: null, binItem: null, movedLinks: [] };
  const appVersionDelete = { ...refused, userErrors: [refusal('VERSION_IS_LATEST', words)] };
  const user = await open(anApi({ root: { appVersionDelete } }));
  await user.click(screen.getByRole('button', { name: 'Delete v2' }));
  const asked = await question('Delete AlpineVilla v2?');
  await user.click(within(asked).getByRole('button', { name: 'Delete v2' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('without a response it says that the version could not be deleted', async () => {
  const user = await open(anApi({ root: { appVersionDelete: () => Promise.reject(new Error('No answer')) } }));
  await user.click(screen.getByRole('button', { name: 'Delete v2' }));
  const asked = await question('Delete AlpineVilla v2?');
  await user.click(within(asked).getByRole('button', { name: 'Delete v2' }));
  expect(await screen.findByText('Failed to delete version')).toBeTruthy();
  expect(row(2)).toBeTruthy();
});

test('switching version control asks first and says exactly what it does', async () => {
  const api = anApi();
  const user = await open(api);
  expect(control().getAttribute('aria-checked')).toBe('true');
  await user.click(control());
  const off = await question('Are you sure that you want to opt out of version control?');
  expect(off.textContent).toContain('the old one moves to the bin for 30 days');
  expect(api.accountSetVersionControl).not.toHaveBeenCalled();
  await user.click(within(off).getByRole('button', { name: 'Opt out' }));
  expect(await screen.findByText('Version control is off')).toBeTruthy();
  await vi.waitFor(() => expect(control().getAttribute('aria-checked')).toBe('false'));
});

test('only the owner can switch version control', async () => {
  await open(anApi({ account: { viewerCanSetVersionControl: false } }));
  expect(screen.getByRole('switch', { name: 'Version control' }).hasAttribute('disabled')).toBe(true);
});
