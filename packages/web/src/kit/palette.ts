import type { ApolloClient } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { PaletteQuery } from '../generated/graphql.ts';

/** The groups of the palette, in order. */
export const PALETTE_GROUPS = ['recent', 'applications', 'links', 'configs', 'actions', 'pages'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** An item of the palette. */
export interface PaletteItem {
  /** Stable, because recent items are identified by it. */
  key: string;
  group: PaletteGroup;
  icon: LucideIcon;
  text: string;
  /** Distinguishes items of the same name. */
  detail?: string | undefined;
  /** Additional search terms. */
  words?: string;
  run: () => void;
}

type Account = NonNullable<PaletteQuery['viewer']>['account'];
type Found = NonNullable<Account['find']>[number];
export type FoundApp = Extract<Found, { __typename: 'App' }>;
export type FoundLink = Extract<Found, { __typename: 'StreamingLink' | 'MeetingLink' }>;
type FoundConfig = Extract<Found, { __typename: 'Config' }>;

/** What an area builds its items from. Nothing is found while nothing is typed. */
export interface PaletteContext {
  client: ApolloClient;
  found: { apps: readonly FoundApp[]; links: readonly FoundLink[]; configs: readonly FoundConfig[] };
  newestAppName: string | null;
  canUpload: boolean;
  canManageKeys: boolean;
  canReadAuditLog: boolean;
  isStaff: boolean;
  /** Navigates to a URL, and adds it to the recent items with that text. */
  go: (address: string, text: string) => () => void;
}

/** The items of an area. Those whose text or words contain the typed text are shown. */
export type PaletteItems = (context: PaletteContext) => PaletteItem[];

export function pageItem(
  { go }: Pick<PaletteContext, 'go'>,
  address: string,
  text: string,
  icon: LucideIcon,
  words: string,
): PaletteItem {
  return { key: address, group: 'pages', icon, text, words, run: go(address, text) };
}
