import { appCodes } from './apps.ts';
import { assetCodes } from './assets.ts';
import { configCodes } from './configs.ts';
import { generalCodes } from './general.ts';
import { linkCodes } from './links.ts';
import { sessionCodes } from './session.ts';
import { uploadCodes } from './uploads.ts';

/** Every refusal code, with when it occurs and what to do. A code never gets a second meaning. */
export const refusalCodes = {
  ...generalCodes,
  ...sessionCodes,
  ...appCodes,
  ...uploadCodes,
  ...assetCodes,
  ...configCodes,
  ...linkCodes,
} as const;

export type RefusalCode = keyof typeof refusalCodes;
