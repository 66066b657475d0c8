import type { ApolloClient } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { PaletteQuery } from '../generated/graphql.ts';

/** The groups of the palette, in their order. */
export const PALETTE_GROUPS = ['recent', 'applications', 'links', 'configs', 'actions', 'pages'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something that can be chosen in the palette. */
export interface PaletteItem {
  /** The same each time it is offered: recent ones are known by it. */
  key: string;
  group: PaletteGroup;
  icon: LucideIcon;
  text: string;
  /** What tells it from others of that name. */
  detail?: string | undefined;
  /** Words that it is found by besides its text. */
  words?: string;
  run: () => void;
}

type Account = NonNullable<PaletteQuery['viewer']>['account'];
type Found = NonNullable<Account['find']>[number];
export type FoundApp = Extract<Found, { __typename: 'App' }>;
export type FoundLink = Extract<Found, { __typename: 'StreamingLink' | 'MeetingLink' }>;
type FoundConfig = Extract<Found, { __typename: 'Config' }>;

/** What an area makes its items from. While nothing is typed, nothing is found. */
export interface PaletteContext {
  client: ApolloClient;
  found: { apps: readonly FoundApp[]; links: readonly FoundLink[]; configs: readonly FoundConfig[] };
  newestAppName: string | null;
  canUpload: boolean;
  /** Leads to an address, which is then among the recent ones by that text. */
  go: (address: string, text: string) => () => void;
}

/** What an area has in the palette. Of these, those are shown whose text or words hold what was typed. */
export type PaletteItems = (context: PaletteContext) => PaletteItem[];

/** A page of the panel. */
export function pageItem(
  { go }: Pick<PaletteContext, 'go'>,
  address: string,
  text: string,
  icon: LucideIcon,
  words: string,
): PaletteItem {
  return { key: address, group: 'pages', icon, text, words, run: go(address, text) };
}
