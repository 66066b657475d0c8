import { appCodes } from './apps.ts';
import { assetCodes } from './assets.ts';
import { configCodes } from './configs.ts';
import { generalCodes } from './general.ts';
import { linkCodes } from './links.ts';
import { sessionCodes } from './session.ts';
import { uploadCodes } from './uploads.ts';

/** Every code of a refusal, with when it comes and what to do. A code is never given a second meaning. */
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
