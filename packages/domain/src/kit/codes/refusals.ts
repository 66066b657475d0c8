import { alertCodes } from './alerts.ts';
import { appCodes } from './apps.ts';
import { assetCodes } from './assets.ts';
import { configCodes } from './configs.ts';
import { developerCodes } from './developer.ts';
import { generalCodes } from './general.ts';
import { linkCodes } from './links.ts';
import { listCodes } from './lists.ts';
import { planCodes } from './plans.ts';
import { profileCodes } from './profile.ts';
import { sessionCodes } from './session.ts';
import { streamingCodes } from './streaming.ts';
import { teamCodes } from './team.ts';
import { uploadCodes } from './uploads.ts';

/** The refusal codes of changes, with when each occurs and what to do. A code never gets a second meaning. */
export const changeCodes = {
  ...generalCodes,
  ...sessionCodes,
  ...profileCodes,
  ...appCodes,
  ...uploadCodes,
  ...assetCodes,
  ...configCodes,
  ...linkCodes,
  ...developerCodes,
  ...alertCodes,
  ...teamCodes,
  ...planCodes,
  ...streamingCodes,
} as const;

/** Every refusal code. */
export const refusalCodes = { ...changeCodes, ...listCodes } as const;

export type ChangeCode = keyof typeof changeCodes;

export type RefusalCode = keyof typeof refusalCodes;
