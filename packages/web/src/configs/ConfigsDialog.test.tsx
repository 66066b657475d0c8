import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMovedLinks } from '../kit/moved-links.ts';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { aChange, aConfig, aConfigRoot, configPages } from '../test-kit/configs.ts';
import type { Config } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { renderRoutes } from '../test-kit/render.tsx';
import { anActor, aConnection } from '../test-kit/world.ts';

async function open(at: string, configs: Given<Config>[], root: TestRoot = {}) {
  const shown = await renderRoutes(await configPages(), at, testClient(aConfigRoot(configs, root)));
  const dialog = await screen.findByRole('dialog');
  // It takes the focus once it is open; earlier keys would go elsewhere.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return shown;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent));

/** Two links of applications. */
const usedBy = aConnection([
  { __typename: 'StreamingLink', id: 'lnk_1', name: 'Streaming-k7Qd', app: { id: 'app_1', name: 'AlpineVilla' } },
  { __typename: 'MeetingLink', id: 'mtg_2', name: 'Meeting-p2Xe', app: { id: 'app_2', name: 'NightDistrict' } },
]);

test('the list shows how many links use a config, opens it, and can be searched', async () => {
  const many = Array.from({ length: 9 }, (_, index) => aConfig(`kiosk_${index}`, {}, { usedByCount: index }));
  const { user, router } = await open('/configs', [aConfig('default'), ...many]);
  expect(rows().slice(0, 3)).toEqual([
    ['defaultProtected', 'no links'],
    ['kiosk_0', 'no links'],
    ['kiosk_1', '1 link'],
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search configs' }), '_7');
  await waitFor(() => expect(rows()).toEqual([['kiosk_7', '7 links']]));
  await user.click(screen.getByRole('link', { name: 'kiosk_7' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configs/kiosk_7'));
});

test('the list, the editor and its history are steps of one dialog, which never leaves the page', async () => {
  const { user } = await open('/configs', [aConfig('showroom')]);
  const dialog = screen.getByRole('dialog');
  const removed = vi.fn();
  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) if ([...removedNodes].some((node) => node.contains(dialog))) removed();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await act(() => user.click(screen.getByRole('link', { name: 'showroom' })));
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await user.click(button('Back'));
  await screen.findByRole('button', { name: 'History' });
  await user.click(button('Back'));
  expect(await screen.findByRole('link', { name: 'showroom' })).toBeTruthy();
  expect(screen.getByRole('dialog')).toBe(dialog);
  observer.disconnect();
  expect(removed).not.toHaveBeenCalled();
});

test.each([
  ['default', 'Please select different config name'],
  ['UsersInfo', 'Please select different config name'],
  ['two words', 'Config name should not contain special characters or spaces'],
  ['taken', 'You already have a config named "taken".'],
])('a new config cannot be called %s', async (name, words) => {
  const configCreate = vi.fn(() => ({ config: null, userErrors: [refusal('CONFIG_NAME_TAKEN', words, 'name')] }));
  const { user } = await open('/configs/new', [], { configCreate });
  await user.type(screen.getByLabelText('Config name'), `${name}{Enter}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(configCreate).toHaveBeenCalledTimes(name === 'taken' ? 1 : 0);
});

test('a new config opens immediately, even if it is named like a page', async () => {
  const configs: Given<Config>[] = [];
  const configCreate = () => {
    configs.push(aConfig('new'));
    return { config: configs[0], userErrors: [] };
  };
  const { user, router } = await open('/apps/AlpineVilla/links/configs/new', configs, { configCreate });
  await user.type(screen.getByLabelText('Config name'), 'new');
  await user.click(button('Create'));
  expect(await screen.findByText('Stream link expires on a date')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/apps/AlpineVilla/links/configs/NEW');
});

test('deleting a config names the links that move to the default one', async () => {
  const configs = [aConfig('default'), aConfig('kiosk', {}, { usedByCount: 2, usedBy })];
  const configDelete = () => {
    configs.splice(1, 1);
    const movedLinks = usedBy['nodes'];
    return { deletedConfigId: 'cfg_kiosk', movedLinks, binItem: null, userErrors: [] };
  };
  const { user } = await open('/configs', configs, { configDelete });
  await user.click(button('More for kiosk'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete kiosk' }));
  const list = await screen.findByRole('list', { name: /These links will use the default config/ });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Streaming-k7Qd AlpineVilla', 'Meeting-p2Xe NightDistrict']);
  await user.click(screen.getByRole('checkbox', { name: "Don't Show Again" }));
  await user.click(button('Delete kiosk'));
  expect(await screen.findByText('Config kiosk deleted Successfully')).toBeTruthy();
  await waitFor(() => expect(rows()).toEqual([['defaultProtected', 'no links']]));
  expect(localStorage.getItem('configDelete')).toBe('hide');
  const remembered = renderHook(() => useMovedLinks()).result.current;
  expect([...remembered]).toEqual([
    ['Streaming-k7Qd', 'kiosk'],
    ['Meeting-p2Xe', 'kiosk'],
  ]);
});

test.each([
  [{ requiresPassword: true, password: 'sesame' }, 'It has a password: shared URLs stop working.'],
  [{ hasLinkExpiry: true, linkExpiresAt: '2099-01-01T00:00:00.000Z' }, 'Its links expire: shared URLs stop working.'],
])(
  'if removing %j breaks shared URLs, deleting asks and says so even if the question is hidden',
  async (change, words) => {
    localStorage.setItem('configDelete', 'hide');
    const { user } = await open('/configs', [aConfig('default'), aConfig('kiosk', change, { usedByCount: 2, usedBy })]);
    await user.click(button('More for kiosk'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete kiosk' }));
    expect(await screen.findByText(words)).toBeTruthy();
    // Other configs are still deleted without a question.
    expect(screen.getByRole('checkbox', { name: "Don't Show Again", checked: true })).toBeTruthy();
  },
);

test.each([
  ['/configs', 'Please Kindly select or create a config name to continue'],
  ['/configs/new', 'Please Kindly fill a config name'],
])('at %s it says what to do next', async (at, words) => {
  await open(at, [aConfig('default')]);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the default config cannot be deleted, and says why', async () => {
  const { user } = await open('/configs', [aConfig('default')]);
  await user.click(button('More for default'));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Delete default' })).toBeNull();
  const why = screen.getByRole('menuitem', { name: "Default config can't be deleted" });
  expect(why.getAttribute('aria-disabled')).toBe('true');
});

test('an export is a file with the unchanged document', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: vi.fn() }),
  );
  const config = aConfig('kiosk');
  const { user } = await open('/configs', [config]);
  await user.click(button('More for kiosk'));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe(config['document']);
  vi.unstubAllGlobals();
});

test('the history says who changed what, compares two states, and restores one', async () => {
  const [first, second] = [{ maxSessionMinutes: 20 }, { maxSessionMinutes: 40, isAnonymised: true }];
  const createdBy = anActor('Program', 'nora');
  const states = [aChange(3, {}, second), aChange(2, second, first), aChange(1, first, null, { createdBy })];
  const sent: object[] = [];
  const configRestoreChange = ({ input }: { input: object }) => {
    sent.push(input);
    return { config: aConfig('kiosk', first, { revision: 4 }), userErrors: [] };
  };
  const config = aConfig('kiosk', {}, { revision: 3, history: aConnection(states) });
  const { user, router } = await open('/configs/kiosk?tab=history', [config], { configRestoreChange });
  await screen.findByText('Created');
  const [newest, middle, oldest] = [...screen.getByRole('list', { name: 'History' }).children];
  expect(newest?.textContent).toContain('Changed by nora');
  expect(middle?.textContent).toContain('Maximum session time: 20 minutes  40 minutes');
  expect(oldest?.textContent).toContain('Created by an API key of nora');
  for (const name of ['Compare revision 3', 'Compare revision 1']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people click
    await act(async () => screen.getByRole('checkbox', { name }).click());
  }
  const comparison = await screen.findByRole('region', { name: 'Compare' });
  expect(within(comparison).getByText('From revision 1 to revision 3')).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('compare')).toBe('3,1');
  expect(within(comparison).getByRole('row', { name: /Maximum session time 20 minutes 15 minutes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore revision 3' })).toBeNull();
  await user.click(button('Restore revision 1'));
  await screen.findByText('Restore kiosk as of revision 1?');
  await user.click(button('Restore'));
  expect(await screen.findByText('Revision 1 restored')).toBeTruthy();
  expect(sent[0]).toMatchObject({
    revision: 3,
    changeId: 'cch_1',
    password: null,
  });
});

test('a revision that requires a password is restored with a new one', async () => {
  const locked = { requiresPassword: true, password: 'old' };
  const history = aConnection([aChange(2, {}, locked), aChange(1, locked, null)]);
  const configRestoreChange = vi.fn(({ input }: { input: { password: string | null } }) =>
    input.password === null
      ? { config: null, userErrors: [refusal('CONFIG_PASSWORD_MISSING', 'Set a password.', 'password')] }
      : { config: aConfig('kiosk', locked, { revision: 3 }), userErrors: [] },
  );
  const { user } = await open('/configs/kiosk?tab=history', [aConfig('kiosk', {}, { revision: 2, history })], {
    configRestoreChange,
  });
  await user.click(button('Restore revision 1'));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Set a password.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/requires a password/), { target: { value: 'sesame' } });
  await user.click(button('Restore'));
  expect(await screen.findByText('Revision 1 restored')).toBeTruthy();
});

test('a search is in the URL', async () => {
  const many = Array.from({ length: 9 }, (_, index) => aConfig(`kiosk_${index}`));
  const { user, router } = await open('/configs?search=_7', many);
  const field = screen.getByRole('searchbox', { name: 'Search configs' });
  expect(field).toHaveProperty('value', '_7');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.type(field, '{Backspace}8');
  await waitFor(() => expect(router.state.location.search).toBe('?search=_8'));
});

test('a double click on Duplicate creates one copy', async () => {
  const configDuplicate = vi.fn(() => ({ config: aConfig('kiosk_copy'), userErrors: [] }));
  const { user } = await open('/configs', [aConfig('kiosk')], { configDuplicate });
  await user.click(button('More for kiosk'));
  const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
  fireEvent.click(item);
  fireEvent.click(item);
  await waitFor(() => expect(configDuplicate).toHaveBeenCalled());
  fireEvent.click(item);
  expect(await screen.findByText(/kiosk_copy/)).toBeTruthy();
  expect(configDuplicate).toHaveBeenCalledTimes(1);
});

test('a single revision cannot be compared; a long value is truncated until expanded', async () => {
  const css = `.x { ${'color: red; '.repeat(100)} }`;
  const change = aChange(1, {}, null, {
    differences: [{ __typename: 'ConfigDifference', field: 'css', label: 'CSS', before: null, after: css }],
  });
  const config = aConfig('kiosk', {}, { history: aConnection([change]) });
  const { user } = await open('/configs/kiosk?tab=history', [config]);
  const row = within(await screen.findByRole('list', { name: 'History' }));
  expect(row.queryByRole('checkbox')).toBeNull();
  expect(document.body.textContent).not.toContain(css);
  await user.click(row.getByRole('button', { name: /^Show all/ }));
  expect(document.body.textContent).toContain(css);
});

test('a comparison has a URL, even with a revision on another page', async () => {
  const [before, after] = [{ maxSessionMinutes: 20 }, { maxSessionMinutes: 40 }] as const;
  const states = Array.from({ length: 12 }, (_, index) => aChange(12 - index, index === 11 ? before : after, null));
  const history = ({ first }: { first: number }) => ({ ...aConnection(states.slice(0, first)), totalCount: 12 });
  await open('/configs/kiosk?tab=history&compare=1,12', [aConfig('kiosk', after, { revision: 12, history })]);
  expect(await screen.findByText('From revision 1 to revision 12')).toBeTruthy();
});
