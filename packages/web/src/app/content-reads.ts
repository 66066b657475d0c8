import { appReads } from '../apps/reads.ts';
import { assetReads } from '../assets/reads.ts';
import { binReads } from '../bin/reads.ts';
import { configReads } from '../configs/reads.ts';
import { developerReads } from '../developer/reads.ts';
import {
  AppChoicesDocument,
  HomeDocument,
  PaletteDocument,
  ShellDocument,
  type ContentArea,
} from '../generated/graphql.ts';
import type { ContentRead } from '../kit/content-reads.ts';
import { linkReads } from '../links/reads.ts';
import { planReads } from '../plans/reads.ts';
import { teamReads } from '../team/reads.ts';
import { uploadReads } from '../uploads/reads.ts';

/** Refetches of every area, and of pages that show several areas. */
const contentReads: readonly ContentRead[] = [
  // What the user may do follows their role.
  { document: ShellDocument, shows: ['TEAM'] },
  // Cards show the number of links; the storage includes the library.
  { document: HomeDocument, shows: ['APPS', 'LINKS', 'ASSETS', 'TEAM'] },
  { document: PaletteDocument, shows: ['APPS', 'LINKS', 'CONFIGS'] },
  { document: AppChoicesDocument, shows: ['APPS'] },
  ...appReads,
  ...assetReads,
  ...binReads,
  ...configReads,
  ...developerReads,
  ...linkReads,
  ...planReads,
  ...teamReads,
  ...uploadReads,
];

/** The queries that show something of these areas. */
export function documentsThatShow(areas: ReadonlySet<ContentArea>): ReadonlySet<ContentRead['document']> {
  const those = contentReads.filter(({ shows }) => shows.some((area) => areas.has(area)));
  return new Set(those.map(({ document }) => document));
}
