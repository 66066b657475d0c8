import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fault, testClient } from '../../test-kit/api.ts';
import type { Account } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { renderRoutes } from '../../test-kit/render.tsx';
import { aConnection, anApp, aRoot } from '../../test-kit/world.ts';
import { PaletteButton } from './PaletteButton.tsx';

beforeEach(() => localStorage.clear());

const NAMES = [
  { __typename: 'App', id: 'app_1', name: 'NightDistrict' },
  {
    __typename: 'StreamingLink',
    id: 'lnk_1',
    name: 'Night booth',
    app: { id: 'app_1', name: 'NightDistrict' },
    config: { id: 'cfg_1', name: 'showroom' },
  },
] as const;

interface PageProps {
  onLogout: () => void;
  isOwner: boolean;
  isStaff: boolean;
}

function Page({ onLogout, isOwner, isStaff }: PageProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PaletteButton
        accountId="acc_1"
        canUpload
        canManageKeys={isOwner}
        canReadAuditLog={isOwner}
        isStaff={isStaff}
        documentationUrl="https://docs.example"
        onLogout={onLogout}
      />
      <p>at {pathname + search}</p>
    </>
  );
}

const find = ({ text }: { text: string }) => NAMES.filter(({ name }) => name.toLowerCase().includes(text));

async function open(account: Given<Account> = {}, isOwner = true, isStaff = false) {
  const node = { __typename: 'StreamingLink', id: 'lnk_1', url: 'http://stream.example/v5/a/b/c' };
  const onLogout = vi.fn();
  const { user } = await renderRoutes(
    [{ path: '*', element: <Page onLogout={onLogout} isOwner={isOwner} isStaff={isStaff} /> }],
    '/',
    testClient(aRoot({ find, ...account }, { node })),
  );
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { user, field, onLogout };
}

const options = () => screen.queryAllByRole('option').map((each) => each.textContent);

test('Ctrl K opens it with actions and pages, and Esc closes it', async () => {
  const { user } = await open();
  expect(options()).toEqual(expect.arrayContaining(['Add Application', 'Logout', 'Plans', 'Streaming Apps']));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('the Developer Section is offered to the owner only', async () => {
  const { user, field } = await open();
  await user.type(field, 'api keys');
  await vi.waitFor(() => expect(options()).toEqual(['Developer Section']));
});

test('members are not offered pages of the owner or of staff', async () => {
  await open({}, false);
  expect(options()).toContain('Team');
  for (const page of ['Developer Section', 'Audit log', 'Support', 'Operations']) expect(options()).not.toContain(page);
});

test('staff are offered Support and Operations', async () => {
  await open({}, false, true);
  expect(options()).toEqual(expect.arrayContaining(['Support', 'Operations']));
});

test('typing finds applications and links; arrows and Enter choose, and the choice becomes recent', async () => {
  const { user, field } = await open();
  await user.type(field, 'night');
  await vi.waitFor(() =>
    expect(options()).toEqual([
      'NightDistrict',
      'Night boothNightDistrict/showroom',
      'Copy URL of Night booth',
      'Upload New Version of NightDistrict',
      'Versions of NightDistrict',
    ]),
  );
  expect(within(screen.getByRole('group', { name: 'Links' })).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('at /apps/NightDistrict/links')).toBeTruthy();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  expect(options()[0]).toBe('Links of NightDistrict');
});

test('a link’s URL is copied, and the field announces the active option', async () => {
  const { user, field } = await open();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.type(field, 'booth');
  const option = await screen.findByRole('option', { name: /Copy URL of Night booth/ });
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('App URL Copied')).toBeTruthy();
  expect(writeText).toHaveBeenLastCalledWith('http://stream.example/v5/a/b/c');
});

test('pages are found by topic, and actions run', async () => {
  const { user, field, onLogout } = await open();
  await user.type(field, 'sign out');
  await vi.waitFor(() => expect(options()).toEqual(['Logout']));
  await user.keyboard('{Enter}');
  expect(onLogout).toHaveBeenCalledOnce();
});

test('an empty result and a failed search are reported, and pages stay available', async () => {
  const { user, field } = await open({ find: fault('UPSTREAM_UNAVAILABLE', { service: 'search' }) });
  await user.type(field, 'plans');
  expect(
    await screen.findByText('Applications and links could not be searched. Actions and pages still work.'),
  ).toBeTruthy();
  expect(options()).toEqual(['Plans']);
  await user.clear(field);
  await user.type(field, 'zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeTruthy();
});

test('a found link opens the page of links that contains it', async () => {
  const links = Array.from({ length: 130 }, (_, index) => ({
    __typename: 'StreamingLink' as const,
    id: `lnk_${130 - index}`,
  }));
  const streamingLinks = ({ first, after }: { first: number; after?: string | null }) => {
    const start = Number(after ?? 0);
    const pageInfo = { hasNextPage: start + first < links.length, endCursor: String(start + first) };
    return { ...aConnection(links.slice(start, start + first)), pageInfo: { hasPreviousPage: false, ...pageInfo } };
  };
  const { user, field } = await open({ app: anApp({ name: 'NightDistrict', streamingLinks }) });
  await user.type(field, 'booth');
  await screen.findByRole('option', { name: /^Night booth/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('at /apps/NightDistrict/links?page=15')).toBeTruthy();
});

test('a group says how many more results there are, and finds version control', async () => {
  const apps = { ...aConnection([anApp({ name: 'NightDistrict' })]), totalCount: 1000 };
  const { user, field } = await open({ apps });
  await user.type(field, 'night');
  expect(await screen.findByText('1 of 1,000: type more')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'version control');
  await user.click(await screen.findByRole('option', { name: 'Version control, with the versions of NightDistrict' }));
  expect(await screen.findByText('at /apps/NightDistrict/versions')).toBeTruthy();
});
