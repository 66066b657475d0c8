import { appReads } from '../apps/reads.ts';
import { assetReads } from '../assets/reads.ts';
import { binReads } from '../bin/reads.ts';
import { configReads } from '../configs/reads.ts';
import { developerReads } from '../developer/reads.ts';
import type { ContentArea } from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';
import { linkReads } from '../links/reads.ts';
import { planReads } from '../plans/reads.ts';
import { accountReads } from '../profile/account/reads.ts';
import { streamingReads } from '../streaming/reads.ts';
import { teamReads } from '../team/reads.ts';
import { uploadReads } from '../uploads/reads.ts';

/** Refetches of every area, and of pages that show several areas. */
const contentReads: readonly ContentRead[] = [
  // What the user may do follows their role; the logo is in the library.
  { query: 'Shell', shows: ['TEAM', 'ASSETS'] },
  // Cards show the number of links; the storage includes the library.
  { query: 'Home', shows: ['APPS', 'LINKS', 'ASSETS', 'TEAM', 'PLAN'] },
  { query: 'Palette', shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { query: 'AppChoices', shows: ['APPS'] },
  ...appReads,
  ...assetReads,
  ...binReads,
  ...configReads,
  ...developerReads,
  ...linkReads,
  ...planReads,
  ...accountReads,
  ...streamingReads,
  ...teamReads,
  ...uploadReads,
];

/** The names of the queries that show something of these areas. */
export function queriesThatShow(areas: ReadonlySet<ContentArea>): ReadonlySet<string> {
  const those = contentReads.filter(({ shows }) => shows.some((area) => areas.has(area)));
  return new Set(those.map(({ query }) => query));
}

/** The names of all queries that are refetched. */
export const followedQueries = (): string[] => contentReads.map(({ query }) => query);
