import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../kit/toasts.ts';
import { refusal } from '../test-kit/api.ts';
import type { MeetingLinkConnection, SignedLink, StreamingLink } from '../test-kit/generated/schema.ts';
import type { Given } from '../test-kit/given.ts';
import { aConfigNamed, aLink, aMeeting, aPinned, LINKS, openLinks, rows } from '../test-kit/links.ts';
import { aConnection, anActor, anApp } from '../test-kit/world.ts';

beforeEach(() => localStorage.clear());

const cells = (row?: HTMLElement) =>
  row &&
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** A signed link by its number. */
const signed = (number: number, fields: Given<SignedLink> = {}): Given<SignedLink> => ({
  __typename: 'SignedLink',
  id: `sgl_${number}`,
  lastFour: `aaa${number}`,
  state: 'OPEN',
  stateLabel: 'Open',
  maxUses: 5,
  useCount: 2,
  expiresAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: anActor('Program', 'shop'),
  viewerCanRevoke: true,
  ...fields,
});

test('a link shows its name, config, version and address', async () => {
  await openLinks([aLink(1), aLink(2, { pinnedVersion: aPinned(2), config: aConfigNamed('kiosk') })]);
  const [latest, fixed] = rows();
  expect(cells(latest)).toEqual([
    'Streaming-1',
    'Config Namedefault',
    'VersionLatest now v3',
    '…/v5/northlight/AlpineVilla/config_1',
    'Play App',
  ]);
  expect(cells(fixed)?.slice(1, 3)).toEqual(['Config Namekiosk', 'Versionv2']);
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

test('while no website may embed streams, the owner is led to where one is allowed', async () => {
  const { user, router } = await openLinks([aLink(1)], { account: { embeddingDomains: [] } });
  expect(screen.getByText(/No website may embed your streams yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow a website' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/developer-section'));
});

test('a member is told who allows websites', async () => {
  const account = { embeddingDomains: [], viewerCanSetEmbeddingDomains: false };
  await openLinks([aLink(1)], { account });
  expect(screen.getByText(/The account owner allows websites/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow a website' })).toBeNull();
});

test('signed links are listed beside their link, and one is revoked after a question', async () => {
  const signedLinks = {
    ...aConnection([signed(1), signed(2, { state: 'USED_UP', stateLabel: 'Used up', useCount: 5 })]),
    hasMoreThanCounted: false,
  };
  const signedLinkRevoke = vi.fn(({ input }: { input: { signedLinkId: string } }) => ({
    signedLink: signed(input.signedLinkId === 'sgl_1' ? 1 : 2, { state: 'REVOKED', stateLabel: 'Revoked' }),
    userErrors: [],
  }));
  const link = aLink(1, { signedLinkCount: 2 });
  const node = () => ({ ...link, signedLinks });
  const { user } = await openLinks([link, aLink(2), aLink(3, { signedLinkCount: 1_000, hasMoreSignedLinks: true })], {
    root: { node, signedLinkRevoke },
  });
  expect(screen.getByRole('button', { name: '1,000+ signed links of Streaming-3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /signed link.* of Streaming-2/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 signed links of Streaming-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Signed links of Streaming-1' });
  expect(await within(dialog).findByText('5 of 5')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Revoke …aaa2' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Revoke …aaa1' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke this signed link?' });
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Signed link revoked')).toBeTruthy();
  expect(signedLinkRevoke.mock.calls[0]?.[0].input).toEqual({ signedLinkId: 'sgl_1' });
  expect(await within(dialog).findByText(/^Revoked/)).toBeTruthy();
});

test('a link whose build cannot run here says so beside its address, whatever version it serves', async () => {
  const linux = { ...aPinned(2), buildType: 'LINUX' as const };
  const app = { linkableVersions: [aPinned(3), linux] };
  await openLinks([aLink(1), aLink(2, { pinnedVersion: linux })], { app, account: { runnableBuildTypes: ['LINUX'] } });
  const [windows, pinned] = rows();
  const note = 'Cannot be played yet: the fleet runs no Windows builds.';
  expect(windows && within(windows).getByText(note)).toBeTruthy();
  expect(pinned && within(pinned).queryByText(/Cannot be played/)).toBeNull();
});

test('while the fleet does not answer nothing is said of what runs', async () => {
  await openLinks([aLink(1)], { account: { runnableBuildTypes: null } });
  expect(screen.queryByText(/Cannot be played/)).toBeNull();
});

test('a refused copy shows only its error', async () => {
  const { user, writeText } = await openLinks([aLink(1)]);
  writeText.mockRejectedValueOnce(new Error('The browser says no'));
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Copy URL' }));
  expect(await screen.findByText('Failed to copy text')).toBeTruthy();
  expect(screen.queryByText('App URL Copied')).toBeNull();
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test('Play App opens the link in a new tab', async () => {
  await openLinks([aLink(1)]);
  const play = screen.getByRole('link', { name: /Play App/ });
  expect(play.getAttribute('href')).toBe('http://stream.example/v5/northlight/AlpineVilla/config_1');
  expect(play.getAttribute('target')).toBe('_blank');
});

test('a page has nine links, and Next and Prev turn it', async () => {
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
  const links: Given<StreamingLink>[] = [];
  const streamingLinkCreate = () => {
    links.push(aLink(7));
    return { streamingLink: aLink(7, { app: anApp() }), userErrors: [] };
  };
  const { user } = await openLinks(links, { root: { streamingLinkCreate } });
  expect(screen.getByText('Looks like there are no Links here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create New Stream link' }));
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
});

test('an application without a tested version cannot have links', async () => {
  await openLinks([], { app: { latestVersion: null } });
  expect(screen.queryByRole('button', { name: 'Create New Stream link' })).toBeNull();
});

test('deleting a link asks first and names the consequences', async () => {
  const links = [aLink(1), aLink(2)];
  const linkDelete = vi.fn(({ input }: { input: { linkId: string } }) => {
    links.splice(0, 1);
    return { deletedLinkId: input.linkId, binItem: null, userErrors: [] };
  });
  const { user } = await openLinks(links, { root: { linkDelete } });
  await user.click(screen.getByRole('button', { name: 'Delete Streaming-1' }));
  expect(await screen.findByText('Anyone who opens its URL sees that the link was removed.')).toBeTruthy();
  expect(linkDelete).not.toHaveBeenCalled();
  const [, answer] = screen.getAllByRole('button', { name: 'Delete Streaming-1' });
  if (answer) await user.click(answer);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(linkDelete.mock.calls[0]?.[0].input).toEqual({ linkId: 'lnk_1', revision: 1 });
});

test('a refusal shows the services’ message', async () => {
  const words = 'This application has no tested version yet. Create a link once it is Ready To Launch.';
  const streamingLinkCreate = () => ({ streamingLink: null, userErrors: [refusal('APP_NOT_READY', words, 'appId')] });
  const { user } = await openLinks([aLink(1)], { root: { streamingLinkCreate } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create New Stream link' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('meetings have their own tab and URL, with a link for each side', async () => {
  const { user, router, writeText } = await openLinks([aLink(1)], { meetings: [aMeeting(1), aMeeting(2)] });
  expect(screen.getByRole('link', { name: 'Streaming Links 1' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('link', { name: 'Meeting Links 2' }));
  await screen.findByText('Host Link', { selector: 'th' });
  expect(router.state.location.search).toBe('?tab=meeting');
  const [row] = rows();
  if (!row) throw new Error('no row');
  expect(within(row).getByText(/hostMeetingId=/).textContent).toBe('…hostMeetingId=host1');
  expect(within(row).getByText(/GuestMeetingId=/).textContent).toBe('…GuestMeetingId=guest1');
  const plays = within(row).getAllByRole('link', { name: /Play App as/ });
  expect(plays.map((play) => play.getAttribute('href'))).toEqual([
    'http://stream.example/v5/northlight/default?GuestMeetingId=guest1',
    'http://stream.example/v5/northlight/AlpineVilla/default?hostMeetingId=host1',
  ]);
  await user.click(within(row).getByRole('button', { name: 'Copy guest iframe' }));
  expect(writeText).toHaveBeenLastCalledWith('<iframe src="guest1"></iframe>');
});

test('an application without meetings offers to create one', async () => {
  await openLinks([aLink(1)], { address: `${LINKS}?tab=meeting` });
  expect(await screen.findByText('Looks like there are no Links here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create New Meeting Link' })).toBeTruthy();
});

test('a page of a list has a URL; an unknown page leads to the first', async () => {
  const links = Array.from({ length: 20 }, (_, index) => aLink(index + 1));
  const { router } = await openLinks(links, { address: `${LINKS}?page=3` });
  expect(await screen.findByText('19 - 20 of 20 items')).toBeTruthy();
  expect(rows()).toHaveLength(2);
  await act(() => router.navigate(`${LINKS}?page=9`));
  expect(await screen.findByText('1 - 9 of 20 items')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a tab shows immediately that it loads, and Back returns to the previous tab and page', async () => {
  const links = Array.from({ length: 12 }, (_, index) => aLink(index + 1));
  const { promise, resolve } = Promise.withResolvers<Given<MeetingLinkConnection>>();
  const { user, router } = await openLinks(links, {
    app: { meetingLinks: ({ first }: { first: number }) => (first === 0 ? aConnection([aMeeting(1)]) : promise) },
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('10 - 12 of 12 items')).toBeTruthy();
  await act(() => router.navigate(`${LINKS}?tab=meeting`));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await act(async () => resolve(aConnection([aMeeting(1)])));
  await screen.findByText('Host Link', { selector: 'th' });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('10 - 12 of 12 items')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('1 - 9 of 12 items')).toBeTruthy();
});

test('a page can be chosen by its number', async () => {
  const links = Array.from({ length: 100 }, (_, index) => aLink(index + 1));
  const { user, router } = await openLinks(links);
  const field = screen.getByRole('textbox', { name: 'Page of Streaming Links' });
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(await screen.findByText('100 - 100 of 100 items')).toBeTruthy();
  expect(router.state.location.search).toBe('?page=12');
});

test('after a deletion by keyboard, the next row gets the focus', async () => {
  localStorage.setItem('linkDelete', 'hide');
  const links = [aLink(21), aLink(22), aLink(23)];
  const linkDelete = ({ input }: { input: { linkId: string } }) => {
    links.splice(1, 1);
    return { deletedLinkId: input.linkId, binItem: null, userErrors: [] };
  };
  const { user } = await openLinks(links, { root: { linkDelete } });
  screen.getByRole('button', { name: 'Delete Streaming-22' }).focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Streaming-23'));
});

test('without a network every request says so', async () => {
  localStorage.setItem('linkDelete', 'hide');
  const { user } = await openLinks([aLink(31)]);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reported = vi.spyOn(globalThis, 'reportError');
  for (const name of ['Create New Stream link', 'Delete Streaming-31']) {
    toasts.set([]);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Network Error. Check Internet Connection')).toBeTruthy();
  }
  toasts.set([]);
  await user.click(screen.getByRole('button', { name: /^Version of/ }));
  await user.click(await screen.findByRole('option', { name: 'v2' }));
  expect(await screen.findByText('Network Error. Check Internet Connection')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Version of Streaming-31: Latest now v3' })).toBeTruthy();
  expect(reported).not.toHaveBeenCalled();
  line.mockRestore();
});

test('a member of other accounts is offered to look there', async () => {
  const look = vi.fn();
  await openLinks([], { gone: true, accounts: { here: 'nora', others: [{ label: 'northlight', look }] } });
  expect(await screen.findByText('This application does not exist, or it is not yours.')).toBeTruthy();
  expect(screen.getByText('You are viewing the account of nora.')).toBeTruthy();
  expect(screen.getByRole('dialog').querySelector('svg polygon')).toBeNull();
  screen.getByRole('button', { name: 'View northlight' }).click();
  expect(look).toHaveBeenCalledOnce();
});
