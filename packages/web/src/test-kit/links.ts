import { createElement } from 'react';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Component as LinksPage } from '../app/pages/LinksPage.tsx';
import { OtherAccountsContext, type OtherAccounts } from '../kit/other-accounts.ts';
import { testClient, type TestRoot } from './api.ts';
import { renderRoutes } from './render.tsx';
import type { Account, App, Config, MeetingLink, StreamingLink } from './generated/schema.ts';
import type { Given } from './given.ts';
import { aConnection, anApp, aRoot } from './world.ts';

export const aConfigNamed = (name: string) => ({ __typename: 'Config', id: `cfg_${name}`, name }) as const;

/** The pinned version, by its number. */
export const aPinned = (number: number) =>
  ({ __typename: 'AppVersion', id: `ver_${number}`, number, buildType: 'WINDOWS' }) as const;

/** A streaming link by its number. */
export const aLink = (number: number, fields: Given<StreamingLink> = {}): Given<StreamingLink> => ({
  __typename: 'StreamingLink',
  id: `lnk_${number}`,
  name: `Streaming-${number}`,
  config: aConfigNamed('default'),
  servesLatest: !fields.pinnedVersion,
  pinnedVersion: null,
  url: `http://stream.example/v5/northlight/AlpineVilla/config_${number}`,
  iframeSnippet: `<iframe src="${number}"></iframe>`,
  signedLinkCount: 0,
  hasMoreSignedLinks: false,
  createdAt: '2026-11-18T10:00:00Z',
  revision: 1,
  isAnonymised: false,
  isUrlShared: false,
  viewerCanChange: true,
  viewerCanDelete: true,
  app: null,
  ...fields,
});

export const aMeeting = (number: number, fields: Given<MeetingLink> = {}): Given<MeetingLink> => {
  const { url: _u, iframeSnippet: _i, signedLinkCount: _c, hasMoreSignedLinks: _m, ...link } = aLink(number);
  return {
    ...link,
    __typename: 'MeetingLink',
    id: `mtg_${number}`,
    name: `Meeting-${number}`,
    hostUrl: `http://stream.example/v5/northlight/AlpineVilla/default?hostMeetingId=host${number}`,
    guestUrl: `http://stream.example/v5/northlight/default?GuestMeetingId=guest${number}`,
    hostIframeSnippet: `<iframe src="host${number}"></iframe>`,
    guestIframeSnippet: `<iframe src="guest${number}"></iframe>`,
    ...fields,
  };
};

interface World {
  app?: Given<App>;
  account?: Given<Account>;
  root?: TestRoot;
  meetings?: Given<MeetingLink>[];
  configs?: string[];
  address?: string;
  /** There is no such application. */
  gone?: boolean;
  accounts?: OtherAccounts | null;
}

/** Opens the links of AlpineVilla at a URL, with the dialog open. */
export async function openLinks(links: Given<StreamingLink>[], world: World = {}) {
  const {
    app = {},
    account: ofAccount = {},
    root = {},
    meetings = [],
    configs = ['default', 'kiosk'],
    address = LINKS,
    gone = false,
    accounts = null,
  } = world;
  const account = {
    ...ofAccount,
    app: gone
      ? null
      : anApp({
          streamingLinks: pagesOf(links),
          meetingLinks: pagesOf(meetings),
          linkableVersions: [3, 2].map(aPinned),
          ...app,
        }),
    configs: ({ search, first }: { search?: string | null; first: number }) => {
      const found = configs.filter((name) => name.includes(search ?? ''));
      return { ...aConnection(found.slice(0, first).map(aConfig)), totalCount: found.length };
    },
    config: ({ by }: { by: { id?: string; name?: string } }) => {
      const name = configs.find((each) => each === by.name || `cfg_${each}` === by.id);
      return name === undefined ? null : aConfig(name);
    },
  };
  const routes = [
    { path: '/', element: null },
    { path: '/developer-section', element: null },
    {
      path: '/apps/:name/links',
      element: createElement(OtherAccountsContext, { value: accounts }, createElement(LinksPage)),
    },
  ];
  const { user, router } = await renderRoutes(routes, address, testClient(aRoot(account, root)));
  await screen.findByRole('dialog');
  // A dialog is open once it has the focus.
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  // The first result has loaded.
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  return { user, writeText, router };
}

const aConfig = (name: string): Given<Config> => ({
  __typename: 'Config',
  id: `cfg_${name}`,
  name,
  isProtected: name === 'default',
  usedByCount: 2,
  settings: { __typename: 'ConfigSettings', hasPassword: false, hasLinkExpiry: false, linkExpiresAt: null },
});

export const LINKS = '/apps/AlpineVilla/links';

const pagesOf =
  <Link extends object>(links: Link[]) =>
  ({ first, after }: { first: number; after?: string | null }) => {
    const start = after ? Number(after) : 0;
    const hasNextPage = start + first < links.length;
    const pageInfo = { hasNextPage, hasPreviousPage: start > 0, endCursor: String(start + first) };
    return { ...aConnection(links.slice(start, start + first)), totalCount: links.length, pageInfo };
  };

/** The rows below the heads. */
export const rows = () => screen.getAllByRole('row').slice(1);
