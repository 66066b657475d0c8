import { operationsItems } from '../../alerts/palette.ts';
import { versionItems } from '../../apps/palette.ts';
import { libraryItems } from '../../assets/palette.ts';
import { auditItems } from '../../audit/palette.ts';
import { binItems } from '../../bin/palette.ts';
import { configItems } from '../../configs/palette.ts';
import { developerItems } from '../../developer/palette.ts';
import { helpItems } from '../../help/palette.ts';
import type { PaletteItem } from '../../kit/palette.ts';
import { linkItems } from '../../links/palette.ts';
import { planItems } from '../../plans/palette.ts';
import { sessionItems } from '../../profile/palette.ts';
import { accountItems } from '../../profile/account/palette.ts';
import { supportItems } from '../../support/palette.ts';
import { streamingItems } from '../../streaming/palette.ts';
import { teamItems } from '../../team/palette.ts';
import { uploadItems } from '../../uploads/palette.ts';
import { homeItems, panelItems, type PanelContext } from './panel-items.ts';

/** The palette items of each area, in this order within a group. */
export const PALETTE_ITEMS: ReadonlyArray<(context: PanelContext) => PaletteItem[]> = [
  homeItems,
  linkItems,
  configItems,
  uploadItems,
  libraryItems,
  planItems,
  streamingItems,
  teamItems,
  developerItems,
  auditItems,
  supportItems,
  operationsItems,
  binItems,
  accountItems,
  sessionItems,
  helpItems,
  panelItems,
  versionItems,
];
