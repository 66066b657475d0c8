import { act } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SettingsChange } from '@launchyard/domain/configs';
import { fault, refusal, testClient } from '../test-kit/api.ts';
import { aChange, aConfig, aConfigRoot, changedMeanwhile, configPages } from '../test-kit/configs.ts';
import type { Config } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { EDITOR, openEditor } from '../test-kit/open-editor.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { aConnection } from '../test-kit/world.ts';

/** A service that accepts any input and records it. */
function updating(config: Given<Config>) {
  const configUpdate = vi.fn(({ input }: { input: { revision: number; settings: SettingsChange } }) => ({
    config: aConfig('showroom', input.settings, { ...config, revision: input.revision + 1 }),
    userErrors: [],
  }));
  return { configUpdate, sent: () => configUpdate.mock.calls.map(([{ input }]) => input) };
}

/** A tab is a link: its page appears in a transition. */
const goTo = (tab: string) => act(async () => screen.getByRole('link', { name: tab }).click());
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** In the question over the editor. */
async function confirm(user: Awaited<ReturnType<typeof openEditor>>['user']) {
  await screen.findByText('Save showroom?');
  const answer = screen.getAllByRole('button', { name: 'Save' }).at(-1);
  if (answer) await user.click(answer);
}

const saveAndConfirm = async (user: Awaited<ReturnType<typeof openEditor>>['user']) => {
  await user.click(button('Save'));
  await confirm(user);
};

/** The root of the player’s own tree. */
function playerIn(preview: HTMLElement): ShadowRoot {
  const root = [...preview.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  if (!root) throw new Error('there is no player yet');
  return root;
}

const buttonsIn = (player: ShadowRoot): string[] =>
  [...player.querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');

test('only Common is shown until Advanced Options is on; both are in the URL', async () => {
  const { router } = await openEditor([aConfig('showroom')]);
  expect(screen.getByText('Stream link expires on a date')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'UI' })).toBeNull();
  await act(async () => screen.getByRole('switch', { name: 'Advanced Options' }).click());
  await goTo('Developer');
  expect(await screen.findByText('Launch arguments')).toBeTruthy();
  expect(router.state.location.search).toBe('?tab=developer&advanced=1');
  await act(async () => screen.getByRole('switch', { name: 'Advanced Options' }).click());
  expect(await screen.findByText('Stream link expires on a date')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a dependent setting is disabled while its switch is off, keeps its input, and is not sent', async () => {
  const { configUpdate, sent } = updating({});
  const { user, router } = await openEditor([aConfig('showroom', { voipRoomName: 'Hall' })], {
    root: { configUpdate },
  });
  const expires = screen.getByLabelText('Expires at');
  expect(expires).toHaveProperty('disabled', true);
  const hasExpiry = screen.getByRole('switch', { name: /Stream link expires/ });
  await user.click(hasExpiry);
  expect(expires).toHaveProperty('disabled', false);
  fireEvent.change(expires, { target: { value: '2026-12-31T18:00' } });
  await user.click(hasExpiry);
  expect(expires).toHaveProperty('value', '2026-12-31T18:00');
  await user.click(screen.getByRole('switch', { name: /Show the browser/ }));
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await saveAndConfirm(user);
  expect(await screen.findByText('Config Updated Successfully')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/apps/AlpineVilla/links');
  expect(sent()).toMatchObject([{ configId: 'cfg_showroom', revision: 1, settings: { showsBrowserMouse: true } }]);
  expect(Object.keys(sent()[0]?.settings ?? {})).toEqual(['showsBrowserMouse']);
});

test('errors appear at their fields before sending, and the first one gets the focus on any tab', async () => {
  const { configUpdate } = updating({});
  const { user } = await openEditor([aConfig('showroom')], { at: `${EDITOR}?tab=developer`, root: { configUpdate } });
  await user.type(screen.getByLabelText('Latitude'), '91');
  await goTo('Common');
  await user.click(screen.getByRole('switch', { name: /Password to start/ }));
  await goTo('Developer');
  await user.click(button('Save'));
  expect(await screen.findByText('Set a password, or let the stream start without one.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  await user.keyboard('sesame');
  await user.click(button('Save'));
  expect(await screen.findByText('Latitude: -90 to 90 degrees.')).toBeTruthy();
  expect(configUpdate).not.toHaveBeenCalled();
});

test('a password is never shown, and can be replaced or kept', async () => {
  const { configUpdate, sent } = updating({});
  const config = aConfig('showroom', { requiresPassword: true, password: 'sesame' });
  const { user } = await openEditor([config], { root: { configUpdate } });
  expect(screen.getByText('Set. It cannot be shown.')).toBeTruthy();
  await user.click(button('Replace'));
  await user.keyboard('other');
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await user.click(button('Keep the current one'));
  expect(screen.getByText('No changes')).toBeTruthy();
  await user.click(button('Replace'));
  await user.keyboard('third');
  await saveAndConfirm(user);
  await waitFor(() => expect(sent()).toMatchObject([{ settings: { password: 'third' } }]));
});

test('switching a password off removes it on save; switching it on again keeps the typed one', async () => {
  const { configUpdate, sent } = updating({});
  const config = aConfig('showroom', { requiresPassword: true, password: 'sesame' });
  const { user } = await openEditor([config], { root: { configUpdate } });
  const asks = screen.getByRole('switch', { name: /Password to start/ });
  await user.click(asks);
  expect(screen.getByText('Saving removes the password.')).toBeTruthy();
  expect(button('Replace')).toHaveProperty('disabled', true);
  await user.click(asks);
  expect(screen.queryByText('Saving removes the password.')).toBeNull();
  await user.click(button('Replace'));
  await user.keyboard('other');
  await user.click(asks);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('disabled', true);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Saving removes the password.',
  );
  expect(screen.queryByRole('button', { name: 'Keep the current one' })).toBeNull();
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await user.click(asks);
  expect(field).toHaveProperty('value', 'other');
  await user.click(asks);
  await saveAndConfirm(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.settings).toEqual({ requiresPassword: false });
});

test('a refusal appears at its field', async () => {
  const words = 'Room name: at most 100 characters.';
  const configUpdate = () => ({
    config: null,
    userErrors: [refusal('CONFIG_TEXT_TOO_LONG', words, 'settings', 'voipRoomName')],
  });
  const { user, router } = await openEditor([aConfig('showroom', { usesVoip: true })], { root: { configUpdate } });
  await user.click(screen.getByRole('switch', { name: /Show the browser/ }));
  await saveAndConfirm(user);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(router.state.location.search).toContain('tab=ui');
});

test('a hidden question is not asked on save', async () => {
  const { configUpdate, sent } = updating({});
  const { user } = await openEditor([aConfig('showroom')], { root: { configUpdate } });
  await user.click(screen.getByRole('switch', { name: /Show the browser/ }));
  await user.click(button('Save'));
  await user.click(await screen.findByRole('checkbox', { name: "Don't Show Again" }));
  await confirm(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(localStorage.getItem('configSave')).toBe('hide');
});

test('leaving with unsaved changes asks first; staying loses nothing', async () => {
  const { user, router } = await openEditor([aConfig('showroom')]);
  await user.click(screen.getByRole('switch', { name: /Show the browser/ }));
  await user.click(button('Cancel'));
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  await user.click(button('Stay'));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/AlpineVilla/links'));
});

test('a save whose answer was lost is not taken for a change by someone else', async () => {
  const configs = [aConfig('showroom')];
  const configUpdate = vi.fn(() => {
    configs.splice(0, 1, aConfig('showroom', { isAnonymised: true }, { revision: 2 }));
    throw fault('UPSTREAM_UNAVAILABLE');
  });
  const { user, client } = await openEditor(configs, { root: { configUpdate } });
  await user.click(screen.getByRole('switch', { name: /Anonymise/ }));
  await saveAndConfirm(user);
  await waitFor(() => expect(configUpdate).toHaveBeenCalledOnce());
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(await screen.findByText(/^No changes/)).toBeTruthy();
  expect(screen.queryByText('showroom was changed since you opened it')).toBeNull();
});

test('a conflicting save names the other person and the differences, and keeps the input', async () => {
  const base = aConfig('showroom', { maxSessionMinutes: 20 });
  const theirs = { maxSessionMinutes: 20, showsBrowserMouse: true, idleWarnMinutes: 9 };
  const history = aConnection([aChange(2, theirs, { maxSessionMinutes: 20 })]);
  const newer = aConfig('showroom', theirs, { revision: 2, history });
  const configs = [base];
  const configUpdate = vi.fn(({ input }: { input: { revision: number; settings: SettingsChange } }) => {
    configs.splice(0, 1, newer);
    if (input.revision === 1) return changedMeanwhile(newer);
    return { config: aConfig('showroom', { ...theirs, ...input.settings }, { revision: 3 }), userErrors: [] };
  });
  const { user } = await openEditor(configs, { root: { configUpdate } });
  await user.click(screen.getByRole('switch', { name: /Anonymise/ }));
  await saveAndConfirm(user);
  const told = await screen.findByRole('dialog', { name: 'showroom was changed since you opened it' });
  expect(await within(told).findByText(/nora saved it/)).toBeTruthy();
  const cells = within(told)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Anonymise the link', 'Unchanged', 'On'],
    ['Show the browser’s mouse pointer', 'On', 'Unchanged'],
    ['Warn after', '9 minutes', 'Unchanged'],
  ]);
  await user.click(within(told).getByRole('button', { name: 'Apply my changes' }));
  expect(screen.getByRole('switch', { name: /Anonymise/ }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('switch', { name: /Show the browser/ }).getAttribute('aria-checked')).toBe('true');
  await saveAndConfirm(user);
  expect(await screen.findByText('Config Updated Successfully')).toBeTruthy();
  expect(configUpdate.mock.calls.at(-1)?.[0].input).toMatchObject({ revision: 2, settings: { isAnonymised: true } });
});

test('the preview is the player, follows every keystroke, and keeps a film that did not change', async () => {
  const picture = 'https://cdn.example/play.png';
  const { user } = await openEditor(
    [aConfig('showroom', { playButton: picture, loadingVideos: ['https://cdn.example/a.mp4'] })],
    {
      at: `${EDITOR}?tab=ui`,
    },
  );
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  const player = await waitFor(() => playerIn(preview));
  expect(within(preview).getByText(/^With Autoplay, only viewers/)).toBeTruthy();
  expect(player.querySelector('img')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /Autoplay/ }));
  expect(player.querySelector('img')?.getAttribute('src')).toBe(picture);
  expect(buttonsIn(player)).toEqual(['Click to start']);

  await user.click(within(preview).getByText('Stream'));
  expect(buttonsIn(player)).not.toContain('Turn on microphone');
  await user.click(screen.getByRole('switch', { name: /^Microphone/ }));
  expect(buttonsIn(player)).toContain('Turn on microphone');
  await user.click(screen.getByRole('switch', { name: /^Show the control bar/ }));
  expect(buttonsIn(player)).toEqual([]);

  await user.click(within(preview).getByText('Loading'));
  const film = player.querySelector('video');
  expect([film?.getAttribute('src'), film?.muted]).toEqual(['https://cdn.example/a.mp4', true]);
  await user.click(screen.getByRole('switch', { name: /^Anonymise|^Touches act/ }));
  expect(player.querySelector('video')).toBe(film);
});

test('the player’s own button leads on in the preview, and nothing is asked of a server', async () => {
  const sockets = vi.spyOn(globalThis, 'WebSocket');
  const { user } = await openEditor([aConfig('showroom', { autoPlays: false })], { at: `${EDITOR}?tab=ui` });
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  const player = await waitFor(() => playerIn(preview));
  await user.click(player.querySelector('button') ?? preview);
  expect(player.textContent).toContain('Starting AlpineVilla…');
  expect(within(preview).getByRole('radio', { name: 'Loading' })).toHaveProperty('checked', true);
  expect(sockets).not.toHaveBeenCalled();
  sockets.mockRestore();
});

test('the default config opens read-only, says so, and can be copied', async () => {
  const copy = aConfig('default_copy');
  const configs = [aConfig('default')];
  const configDuplicate = () => {
    configs.push(copy);
    return { config: copy, userErrors: [] };
  };
  const { user, router } = await openEditor(configs, { at: '/configs/default', root: { configDuplicate } });
  expect(screen.getByText("Default config can't be edited")).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('switch', { name: /Anonymise/ })).toHaveProperty('disabled', true);
  await user.click(button('Duplicate'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configs/default_copy'));
});

test('an unknown config leads back to the list with a message', async () => {
  await renderRoutes(await configPages(), EDITOR, testClient(aConfigRoot([])));
  expect(await screen.findByText('Config Does not exist. Select a config to continue')).toBeTruthy();
  expect(await screen.findByText('the links')).toBeTruthy();
});

test('a config that fails to load says so and can be retried', async () => {
  const account = {
    config() {
      throw new Error('The configs service does not answer');
    },
  };
  await openEditor([aConfig('showroom')], { account });
  expect(screen.getByText('Something went wrong getting config data. Please try again')).toBeTruthy();
  expect(button('Try again')).toBeTruthy();
});
