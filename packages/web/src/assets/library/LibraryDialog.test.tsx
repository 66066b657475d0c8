import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { makeGif } from '@launchyard/testing/pictures/gif';
import { makeMp4 } from '@launchyard/testing/pictures/mp4';
import { sendToLibrary } from '../../app/send-to-library.ts';
import { RestoreProvider } from '../../bin/RestoreProvider.tsx';
import { fault, refusal, testClient, type TestRoot } from '../../test-kit/api.ts';
import { anAsset } from '../../test-kit/assets.ts';
import type { Account, Asset, BinItem } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { startPartStore } from '../../test-kit/part-store.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, aRoot } from '../../test-kit/world.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import { sendings } from './sendings.ts';
import type { Selection } from './selection.ts';
import { libraryAddress, libraryPath, readLibrary, type LibraryView } from './addresses.ts';

const aBinItem: Given<BinItem> = { __typename: 'BinItem', id: 'bin_1' };

interface World {
  assets?: Given<Asset>[];
  account?: Given<Account>;
  root?: TestRoot;
  selection?: Pick<Selection, 'kind' | 'label'>;
  list?: LibraryView['list'];
  screen?: LibraryView['screen'];
}

/** The library with these files. Deleted files are gone until they are restored. */
async function openLibrary({
  assets = [],
  account = {},
  root = {},
  selection,
  list = 'images',
  screen: at = 'list',
}: World = {}) {
  const gone = new Set<unknown>();
  const onAdd = vi.fn();
  const answers = {
    viewerCanChangeAssets: true,
    assets: ({ kind }: { kind: string }) =>
      aConnection(assets.filter((each) => each.kind === kind && !gone.has(each.id))),
    ...account,
  };
  const changes = {
    assetDelete({ input }: { input: { assetId: string } }) {
      gone.add(input.assetId);
      return { deletedAssetId: input.assetId, binItem: aBinItem, userErrors: [] };
    },
    binItemRestore() {
      gone.clear();
      return { restoredId: 'ast_1', kind: 'ASSET' as const, userErrors: [] };
    },
    ...root,
  };
  function Library() {
    const { pathname, search } = useLocation();
    const view = readLibrary(pathname.split('/')[2], new URLSearchParams(search));
    return (
      <LibraryDialog
        view={view}
        addressOf={(to) => libraryAddress(libraryPath, to)}
        path={['Edit Config', 'showroom']}
        selection={selection && { ...selection, onAdd }}
        send={sendToLibrary}
        onClose={() => undefined}
      />
    );
  }
  const element = (
    <RestoreProvider>
      <Library />
    </RestoreProvider>
  );
  const address = libraryAddress(libraryPath, { list, screen: at });
  const { user } = await renderRoutes([{ path: '*', element }], address, testClient(aRoot(answers, changes)));
  await screen.findByRole('dialog');
  // It takes the focus once it is open.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit ConfigshowroomAsset Library'));
  const add = async (file: File, button = 'Upload New Image') => {
    await user.click(screen.getAllByRole('button', { name: new RegExp(button) })[0] ?? document.body);
    await user.upload(await screen.findByLabelText('choose files'), file);
  };
  return { user, onAdd, add };
}

const tabs = () => within(screen.getByRole('navigation')).getAllByRole('link');
const sky = anAsset('night_skyline.png');
const villa = anAsset('villa.png', { usedByCount: 1, usedBy: [{ id: 'cfg_1', name: 'showroom' }] });
const film = anAsset('film.mp4');

test('a file shows its name, its size and how many configs use it; the tabs show counts', async () => {
  await openLibrary({ assets: [sky, villa, film] });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('night_skyline.png1,920 × 1,200 · 841.8\u00a0KB');
  expect(second?.textContent).toContain('Used by 1 config');
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Images 2', 'Videos 1']);
  expect(screen.queryByText('Add Selection')).toBeNull();
});

test('a long name is cut to 20 characters, with the full name in its tooltip; images are in KB, videos in MB', async () => {
  const name = 'a_name_of_more_than_twenty.png';
  const assets = [anAsset(name, { sizeBytes: 2_621_440 }), film];
  await openLibrary({ assets });
  expect(screen.getByTitle(name).textContent).toBe('a_name_of_more_than_...');
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('2560.0\u00a0KB');
  await act(async () => screen.getByRole('link', { name: 'Videos 1' }).click());
  await waitFor(() =>
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('film.mp41,920 × 1,200 · 0.8\u00a0MB'),
  );
});

test('Enter on a tab opens it and keeps the focus', async () => {
  const { user } = await openLibrary({ assets: [sky, film] });
  screen.getByRole('link', { name: /Videos/ }).focus();
  await act(async () => user.keyboard('{Enter}'));
  expect(await screen.findByText('film.mp4')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Videos/ }));
});

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Selection' });

test('a file is chosen by keyboard, named in the foot and returned as its URL', async () => {
  const { user, onAdd } = await openLibrary({
    assets: [sky, villa],
    selection: { kind: 'image', label: 'Loading background' },
  });
  expect(button().disabled).toBe(true);
  const radios = within(screen.getByRole('radiogroup', { name: 'Images in the library' })).getAllByRole('radio');
  radios[0]?.focus();
  await user.keyboard(' ');
  expect(screen.getByText('night_skyline.png selected')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('villa.png selected').parentElement?.textContent).toBe(
    'Loading background · villa.png selected',
  );
  await user.click(button());
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('http://files.example/assets/villa.png');
});

test('unsuitable files cannot be chosen for a setting', async () => {
  const { user } = await openLibrary({ assets: [sky, film], selection: { kind: 'image', label: 'Logo' } });
  await act(async () => user.click(screen.getByRole('link', { name: /Videos/ })));
  expect(await screen.findByText('This setting needs an image.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('an external video is chosen by its https URL of an .MP4', async () => {
  const { user, onAdd } = await openLibrary({ selection: { kind: 'video', label: 'Loading videos' }, list: 'videos' });
  await user.click(screen.getByRole('button', { name: 'Add a video by URL' }));
  const field = await screen.findByLabelText('Add a video by URL');
  expect(screen.getByText('.MP4 only', { exact: false })).toBeTruthy();
  for (const address of ['javascript:alert(1)//.mp4', 'http://cdn.example/a.mp4', 'https://cdn.example/a.webm']) {
    await user.clear(field);
    await user.type(field, `${address}{Enter}`);
    expect(await screen.findByText('Please enter an https address of an .MP4 file.')).toBeTruthy();
  }
  await user.clear(field);
  await user.type(field, ' https://cdn.example/a.MP4?x=1 {Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('https://cdn.example/a.MP4?x=1');
});

test('deleting a file names the configs that use it, and Undo restores it', async () => {
  const { user } = await openLibrary({ assets: [sky, villa] });
  await user.click(screen.getByRole('button', { name: 'Delete villa.png' }));
  const question =
    (await screen.findByText('Delete villa.png?')).closest<HTMLElement>('[role=dialog]') ?? document.body;
  expect(question.textContent).toContain('showroom shows it.');
  await user.click(within(question).getByRole('button', { name: 'Delete villa.png' }));
  await screen.findByText('villa.png deleted');
  await waitFor(() => expect(tabs()[0]?.textContent).toBe('Images 1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByTitle('villa.png')).toBeTruthy();
});

test('read-only callers can neither add nor delete', async () => {
  await openLibrary({
    assets: [{ ...sky, viewerCanDelete: false }],
    account: { viewerCanChangeAssets: false },
  });
  expect(screen.queryByRole('button', { name: /Upload|Delete/ })).toBeNull();
});

test.each([
  ['night sky.png', makeGif(), 'File name should not contain spaces.'],
  ['sky.svg', makeGif(), 'Invalid file type. Please upload a JPG, PNG or GIF file.'],
  ['half.gif', makeGif().subarray(0, 20), 'This picture is damaged. Save it again as JPG, PNG or GIF'],
  ['sky.gif', makeGif({ frames: 2, comment: Buffer.from('<script>') }), 'This file holds more than a picture.'],
])('%s is refused in a toast and at the field before anything is sent', async (name, bytes, words) => {
  const assetStart = vi.fn();
  const { add } = await openLibrary({ root: { assetStart } });
  await add(new File([new Uint8Array(bytes)], name));
  // In the toast, and where the file was dropped.
  await waitFor(() => expect(screen.getAllByText(words, { exact: false })).toHaveLength(2));
  expect(assetStart).not.toHaveBeenCalled();
});

test.each([
  ['sky.gif', makeGif(), 'images', 'Upload New Image', 'Image uploaded successfully'],
  ['sky.mp4', makeMp4(), 'videos', 'Upload New Video', 'Video uploaded successfully'],
] as const)('%s shows its progress, and is listed once uploaded', async (name, bytes, list, way, words) => {
  const store = await startPartStore({ partCount: 1 });
  const assets: Given<Asset>[] = [];
  const upload = { id: 'trf_1', fileName: name, sizeBytes: bytes.length, partBytes: 1024 };
  const held = Promise.withResolvers<undefined>();
  const { add } = await openLibrary({
    assets,
    list,
    root: {
      assetStart: () => ({ assetUpload: upload, userErrors: [] }),
      async assetPartsSign({ input }: { input: { partNumbers: number[] } }) {
        const links = await store.calls.sign(input.partNumbers);
        return {
          assetUpload: { ...upload, missingParts: await store.calls.missingParts() },
          links: links.map((link) => ({ ...link, offsetBytes: 0, sizeBytes: 1, expiresAt: '2027-01-01T00:00:00Z' })),
          userErrors: [],
        };
      },
      async assetFinish() {
        await held.promise;
        assets.push(anAsset(name));
        return { asset: anAsset(name), userErrors: [] };
      },
    },
  });
  await add(new File([new Uint8Array(bytes)], name), way);
  expect(await screen.findByRole('progressbar', { name: `Uploading ${name}` })).toBeTruthy();
  expect(await screen.findByText('Checking')).toBeTruthy();
  held.resolve(undefined);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByRole('button', { name: `Delete ${name}` })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  store.close();
});

test('a refusal is shown in its own words', async () => {
  const userErrors = [refusal('STORAGE_SHORT', 'No enough storage to upload your file')];
  const { add } = await openLibrary({ root: { assetStart: () => ({ assetUpload: null, userErrors }) } });
  await add(new File([new Uint8Array(makeGif())], 'sky.gif'));
  await waitFor(() => expect(screen.getAllByText('No enough storage to upload your file')).toHaveLength(2));
});

test('after a fault, the same file is started with the same key, and with a new one after an answer', async () => {
  const keys: string[] = [];
  const assetStart = ({ input }: { input: { idempotencyKey: string } }) => {
    keys.push(input.idempotencyKey);
    if (keys.length === 1) throw fault('UPSTREAM_UNAVAILABLE');
    return { assetUpload: null, userErrors: [refusal('STORAGE_SHORT', `Refused, try ${keys.length}`)] };
  };
  const { user, add } = await openLibrary({ root: { assetStart } });
  const file = new File([new Uint8Array(makeGif())], 'sky.gif');
  await add(file);
  await waitFor(() => expect(screen.getAllByText(/^Something went wrong/)).toHaveLength(2));
  for (const words of ['Refused, try 2', 'Refused, try 3']) {
    await user.upload(screen.getByLabelText('choose files'), file);
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  }
  expect(keys.map((key) => key === keys[0])).toEqual([true, true, false]);
});

const never = () => new Promise<never>(() => undefined);

test('of many files, valid ones are uploaded in turn and others are named with the reason', async () => {
  const sent: string[] = [];
  const assetStart = ({ input }: { input: { fileName: string } }) => {
    sent.push(input.fileName);
    const assetUpload = { id: `trf_${sent.length}`, fileName: input.fileName, sizeBytes: 1, partBytes: 1024 };
    return { assetUpload, userErrors: [] };
  };
  const { user } = await openLibrary({ root: { assetStart, assetPartsSign: never } });
  await user.click(screen.getAllByRole('button', { name: /Upload New Image/ })[0] ?? document.body);
  const gif = [new Uint8Array(makeGif())];
  const files = ['a.gif', 'b c.gif', 'd.gif', 'e f.gif', 'g.svg'].map((name) => new File(gif, name));
  const area = screen.getByText('Drop images here, or', { exact: false });
  await act(async () => void fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } }));
  expect(await screen.findByText('b c.gif, e f.gif: File name should not contain spaces.')).toBeTruthy();
  expect(screen.getByText('g.svg: Invalid file type. Please upload a JPG, PNG or GIF file.')).toBeTruthy();
  expect(screen.getByText('3 of 5 files were not accepted. The others are uploading.')).toBeTruthy();
  expect(sent).toEqual(['a.gif', 'd.gif']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('progressbar', { name: 'Uploading a.gif' })).toBeTruthy();
  expect(screen.getByText('Queued')).toBeTruthy();
  cleanup(); // and look at another account in the same tab
  await openLibrary();
  expect(screen.queryByRole('progressbar')).toBeNull();
  for (const { transfer } of sendings.get()) transfer.stop();
});
