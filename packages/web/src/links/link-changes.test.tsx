import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../test-kit/api.ts';
import type * as Api from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { aConfigNamed, aLink, aMeeting, aPinned, LINKS, openLinks, rows } from '../test-kit/links.ts';
import { aVersion } from '../test-kit/world.ts';
import { rememberMovedLinks } from '../kit/moved-links.ts';

afterEach(() => vi.useRealTimers());

type User = Awaited<ReturnType<typeof openLinks>>['user'];

const CHANGED = refusal('LINK_CHANGED', 'Someone else changed this link meanwhile.', 'revision');

/** Chooses from a menu by keyboard, like a person without a mouse. */
async function choose(user: User, picker: RegExp, item: RegExp) {
  screen.getByRole('button', { name: picker }).focus();
  await user.keyboard('{Enter}');
  // By role only: searching names in the whole page is slow.
  const find = () => [...document.querySelectorAll('[role=option]')].find((each) => item.test(each.textContent));
  await user.click(await vi.waitFor(() => find() ?? Promise.reject(new Error(`nothing in the menu is ${item}`))));
}

const wordsOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
const found = () => wordsOf('[role=option]');
const disabled = () => wordsOf('[role=option][aria-disabled=true]');

/** An answer that the test gives when it wants to. */
function later<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { coming: promise, give: (value: T) => act(async () => resolve(value)) };
}

const done = (link: Given<Api.StreamingLink>) => ({ link, userErrors: [] });

test('a changed version is shown immediately with its URL', async () => {
  const answer = later<Given<Api.LinkSetVersionPayload>>();
  const set = vi.fn<(given: unknown) => Promise<Given<Api.LinkSetVersionPayload>>>(() => answer.coming);
  const { user } = await openLinks([aLink(1)], { root: { linkSetVersion: set } });
  await choose(user, /^Version of Streaming-1/, /^v2/);
  expect(screen.getByRole('button', { name: 'Version of Streaming-1: v2' })).toBeTruthy();
  expect(rows()[0]?.textContent).toContain('config_1?appVersion=2');
  const url = 'http://stream.example/v5/a/AlpineVilla/c?appVersion=2';
  await answer.give(done(aLink(1, { pinnedVersion: aPinned(2), revision: 2, url })));
  expect(await screen.findByText(/c\?appVersion=2|AlpineVilla\/c/)).toBeTruthy();
  expect(set.mock.calls[0]?.[0]).toMatchObject({ input: { linkId: 'lnk_1', revision: 1, appVersionId: 'ver_2' } });
});

test('a pinned version that could not be loaded is not taken for Latest', async () => {
  const set = vi.fn(() => done(aLink(3, { pinnedVersion: aPinned(2), revision: 2 })));
  const { user } = await openLinks([aLink(3, { servesLatest: false })], { root: { linkSetVersion: set } });
  expect(screen.getByRole('button', { name: 'Version of Streaming-3: Unknown version' })).toBeTruthy();
  await choose(user, /^Version of Streaming-3/, /^v2/);
  expect(await screen.findByText(/^Streaming-3 serves v2\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('changing the version shows the new URL and can be undone', async () => {
  let revision = 1;
  const set = vi.fn(({ input }: { input: { appVersionId?: string } }) => {
    revision += 1;
    const url = `http://stream.example/v5/a/AlpineVilla/c${input.appVersionId === undefined ? '' : '?appVersion=2'}`;
    return done(aLink(8, { pinnedVersion: input.appVersionId === undefined ? null : aPinned(2), revision, url }));
  });
  const { user } = await openLinks([aLink(8)], { root: { linkSetVersion: set } });
  await choose(user, /^Version of Streaming-8/, /^v2/);
  expect(await screen.findByText('Streaming-8 serves v2. Its URL changed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Streaming-8 serves Latest.')).toBeTruthy();
  expect(set.mock.calls.map(([{ input }]) => input)).toEqual([
    { linkId: 'lnk_8', revision: 1, appVersionId: 'ver_2' },
    { linkId: 'lnk_8', revision: 2, servesLatest: true },
  ]);
});

test('fifty of a thousand configs are shown; typing narrows, arrows and Enter choose', async () => {
  const configs = ['default', ...Array.from({ length: 999 }, (_, index) => `kiosk_${index + 1}`)];
  const set = vi.fn<(given: unknown) => Given<Api.LinkSetConfigPayload>>(() =>
    done(aLink(9, { config: aConfigNamed('kiosk_998'), revision: 2 })),
  );
  const link = aLink(9, { config: aConfigNamed('kiosk_777') });
  const { user } = await openLinks([link], { configs, root: { linkSetConfig: set } });
  screen.getByRole('button', { name: 'Config of Streaming-9: kiosk_777' }).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('combobox', { name: 'Find a config' });
  expect(document.activeElement).toBe(field);
  await screen.findAllByText('950 more: type to narrow');
  // The current one is there too, marked, and so are the other actions.
  expect(found()).toHaveLength(51 + 3);
  expect(found()[0]).toContain('kiosk_777');
  expect(document.querySelector('[role=option][aria-selected=true]')?.textContent).toContain('kiosk_777');
  expect(found().slice(-3)).toEqual(['Add New Config', 'Edit kiosk_777', 'Delete kiosk_777']);
  await user.keyboard('kiosk_99');
  await vi.waitFor(() => expect(found().slice(0, 2).join()).toMatch(/^kiosk_99used by 2 links,kiosk_990/));
  const at = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(at()).toContain('kiosk_99');
  await user.keyboard('8{ArrowDown}{ArrowUp}');
  await vi.waitFor(() => expect(found()).toHaveLength(1 + 1 + 3));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change the config' }));
  await vi.waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  expect(set.mock.calls[0]?.[0]).toEqual({ input: { linkId: 'lnk_9', revision: 1, configId: 'cfg_kiosk_998' } });
});

test('Escape closes the list of configs, and not the dialog below it', async () => {
  const { user, router } = await openLinks([aLink(1)]);
  const button = screen.getByRole('button', { name: /^Config of/ });
  await user.click(button);
  await screen.findByRole('combobox', { name: 'Find a config' });
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(router.state.location.pathname).toBe(LINKS);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Config of Streaming-1: default');
});

test('a refused change is reverted with the reason', async () => {
  const words = 'This version has not passed its test, so no link can serve it.';
  const set = () => ({ link: null, userErrors: [refusal('VERSION_NOT_TESTED', words, 'appVersionId')] });
  const { user } = await openLinks([aLink(1)], { root: { linkSetVersion: set } });
  await choose(user, /^Version of Streaming-1/, /^v3/);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Version of Streaming-1: Latest now v3' })).toBeTruthy();
});

test('a conflicting change shows the current link and keeps the focus', async () => {
  const theirs = aLink(1, { pinnedVersion: aPinned(2), config: aConfigNamed('kiosk'), revision: 5 });
  const set = vi.fn(({ input }: { input: { revision: number } }) =>
    input.revision === 5
      ? done({ ...theirs, pinnedVersion: aPinned(3), revision: 6 })
      : { link: theirs, userErrors: [CHANGED] },
  );
  const { user } = await openLinks([aLink(1)], { root: { linkSetVersion: set } });
  await choose(user, /^Version of Streaming-1/, /^v3/);
  expect(await screen.findByText(CHANGED.message)).toBeTruthy();
  expect(screen.getByText('Changed by someone else: kiosk, v2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Config of Streaming-1: kiosk' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Version of Streaming-1: v2'));
  await choose(user, /^Version of Streaming-1/, /^v3/);
  expect(await screen.findByRole('button', { name: 'Version of Streaming-1: v3' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/^Changed by someone else/)).toBeNull());
});

test('changing the config asks first because the URL changes; the question can be hidden', async () => {
  let revision = 1;
  const set = vi.fn(({ input }: { input: { configId: string } }) => {
    revision += 1;
    const configName = input.configId.slice(4);
    const url = `http://stream.example/v5/northlight/AlpineVilla/${configName}`;
    return done(aLink(1, { config: aConfigNamed(configName), revision, url }));
  });
  const { user } = await openLinks([aLink(1)], { root: { linkSetConfig: set } });
  await choose(user, /^Config of Streaming-1/, /^kiosk/);
  expect(await screen.findByText(/^Its URL contains the name of its config/)).toBeTruthy();
  expect(set).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: "Don't Show Again" }));
  await user.click(screen.getByRole('button', { name: 'Change the config' }));
  expect(await screen.findByRole('button', { name: 'Config of Streaming-1: kiosk' })).toBeTruthy();
  expect([localStorage.getItem('linkConfigChange'), localStorage.getItem('linkDelete')]).toEqual(['hide', null]);
  await choose(user, /^Config of Streaming-1/, /^default/);
  expect(await screen.findByRole('button', { name: 'Config of Streaming-1: default' })).toBeTruthy();
  expect(set).toHaveBeenCalledTimes(2);
});

test('the question about the URL starts hidden if the one about deleting was, and is then independent', async () => {
  localStorage.setItem('linkDelete', 'hide');
  const set = vi.fn(() => done(aLink(1, { config: aConfigNamed('kiosk'), revision: 2 })));
  const { user } = await openLinks([aLink(1)], { root: { linkSetConfig: set } });
  await choose(user, /^Config of Streaming-1/, /^kiosk/);
  await vi.waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('linkConfigChange')).toBe('hide');
});

test('the question for a meeting says that shared URLs keep working', async () => {
  const { user } = await openLinks([], { meetings: [aMeeting(1)], address: `${LINKS}?tab=meeting` });
  await choose(user, /^Config of Meeting-1/, /^kiosk/);
  expect(await screen.findByText(/URLs that you have shared keep working/)).toBeTruthy();
});

test('a deletion without a question happens immediately; the question mentions a shared URL', async () => {
  const links = [aLink(1, { isUrlShared: true }), aLink(2)];
  const linkDelete = vi.fn(({ input }: { input: { linkId: string } }) => {
    links.splice(0, 1);
    return { deletedLinkId: input.linkId, binItem: null, userErrors: [] };
  });
  const { user } = await openLinks(links, { root: { linkDelete } });
  await user.click(screen.getByRole('button', { name: 'Delete Streaming-1' }));
  expect(await screen.findByText('Another link has the same URL, so the URL keeps working.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: "Don't Show Again" }));
  const [, answer] = screen.getAllByRole('button', { name: 'Delete Streaming-1' });
  if (answer) await user.click(answer);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(localStorage.getItem('linkDelete')).toBe('hide');
  await user.click(screen.getByRole('button', { name: 'Delete Streaming-2' }));
  await vi.waitFor(() => expect(linkDelete).toHaveBeenCalledTimes(2));
});

test('Enter renames a link inline, Escape does not', async () => {
  const rename = vi.fn(({ input }: { input: { name: string } }) => done(aLink(1, { name: input.name, revision: 2 })));
  const { user } = await openLinks([aLink(1)], { root: { linkRename: rename } });
  await user.click(screen.getByRole('button', { name: 'Rename Streaming-1' }));
  await user.keyboard('Nothing{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rename Streaming-1' }));
  await user.keyboard('   ');
  expect(screen.getByText('Please give the link a name')).toBeTruthy();
  await user.keyboard('Showroom booth{Enter}');
  const button = await screen.findByRole('button', { name: 'Rename Showroom booth' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(rename.mock.calls.map(([{ input }]) => input.name)).toEqual(['Showroom booth']);
});

test('a link names its deleted config for three minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openLinks([aLink(1), aLink(2)]);
  // In the tab that shows it, as when its config menu deletes.
  act(() => rememberMovedLinks('kiosk', ['Streaming-1']));
  const [first, second] = rows();
  if (!first || !second) throw new Error('no rows');
  expect(within(first).getByText('Was on kiosk, which was deleted')).toBeTruthy();
  expect(within(second).queryByText(/Was on/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(screen.queryByText(/Was on/)).toBeNull();
});

test('read-only callers cannot change anything', async () => {
  await openLinks([aLink(1, { viewerCanChange: false, viewerCanDelete: false })]);
  expect(screen.queryByRole('button', { name: /^(Config|Version) of|^Rename|^Delete/ })).toBeNull();
  expect(rows()[0]?.textContent).toContain('default');
});

test('the viewer’s own change does not conflict with their next change or deletion', async () => {
  const answer = later<Given<Api.LinkRenamePayload>>();
  const rename = vi.fn<(given: unknown) => Promise<Given<Api.LinkRenamePayload>>>(() => answer.coming);
  const remove = vi.fn<(given: unknown) => Given<Api.LinkDeletePayload>>(() => ({
    deletedLinkId: 'lnk_1',
    binItem: null,
    userErrors: [],
  }));
  localStorage.setItem('linkDelete', 'hide');
  const { user } = await openLinks([aLink(1)], { root: { linkRename: rename, linkDelete: remove } });
  await user.click(screen.getByRole('button', { name: 'Rename Streaming-1' }));
  await user.keyboard('Lobby{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Delete Lobby' }));
  expect(remove).not.toHaveBeenCalled();
  await answer.give(done(aLink(1, { name: 'Lobby', revision: 7 })));
  await vi.waitFor(() => expect(remove.mock.calls[0]?.[0]).toMatchObject({ input: { revision: 7 } }));
});

const pinned = {
  pinnedLinkCount: 1,
  pinnedLinks: [{ __typename: 'StreamingLink', id: 'lnk_1', name: 'Streaming-1' }],
} as const;

test('a pinned version is deleted from its menu after a question that cannot be hidden', async () => {
  const links = [aLink(1, { pinnedVersion: aPinned(2) })];
  const appVersionDelete = vi.fn(({ input }: { input: { appVersionId: string } }) => {
    links.splice(0, 1, aLink(1, { revision: 2 }));
    return { deletedAppVersionId: input.appVersionId, app: null, binItem: null, movedLinks: [], userErrors: [] };
  });
  const node = vi.fn(() => ({
    ...aVersion(2, pinned),
    app: { id: 'app_AlpineVilla', latestVersion: aVersion(3) },
  }));
  const { user } = await openLinks(links, { root: { appVersionDelete, node } });
  await choose(user, /^Version of Streaming-1: v2/, /^Delete v2/);
  const question = await screen.findByText('Delete AlpineVilla v2?');
  expect(screen.getByText(/^1 link is pinned to it and will move to Latest \(v3\): Streaming-1\./)).toBeTruthy();
  expect(screen.queryByText("Don't Show Again")).toBeNull();
  const dialog = question.closest<HTMLElement>('[role=dialog]');
  await user.click(within(dialog ?? document.body).getByRole('button', { name: 'Delete v2' }));
  expect(await screen.findByText('Version deleted successfully')).toBeTruthy();
  expect(node.mock.calls[0]?.at(0)).toEqual({ id: 'ver_2' });
  expect(appVersionDelete.mock.calls[0]?.[0].input).toEqual({ appVersionId: 'ver_2' });
  expect(await screen.findByRole('button', { name: 'Version of Streaming-1: Latest now v3' })).toBeTruthy();
});

test('a version that became Latest in the meantime cannot be deleted', async () => {
  const node = vi.fn(() => aVersion(2, { viewerCanDelete: false }));
  const { user } = await openLinks([aLink(1, { pinnedVersion: aPinned(2) })], { root: { node } });
  await choose(user, /^Version of Streaming-1: v2/, /^Delete v2/);
  await vi.waitFor(() => expect(node).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByText('Delete AlpineVilla v2?')).toBeNull();
});

test('Latest and the default config say in their menus that they cannot be deleted', async () => {
  const { user } = await openLinks([aLink(1)]);
  screen.getByRole('button', { name: /^Version of/ }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(disabled()).toEqual(["Latest version can't be deleted"]));
  screen.getByRole('button', { name: /^Config of/ }).focus();
  await user.keyboard('{Enter}');
  const words = ["Default config can't be edited", "Default config can't be deleted"];
  await vi.waitFor(() => expect(disabled()).toEqual(expect.arrayContaining(words)));
});
