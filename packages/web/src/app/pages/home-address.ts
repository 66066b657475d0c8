import { askedLibrary } from '../../assets/library/addresses.ts';
import { keep } from '../../kit/keep.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

/** What others may put into the address of the home page. Each is used once and does not stay there. */
const APP_NAME = 'uploadAppName';
const ASSET_TYPE = 'assetType';
const TAB = 'tab';
const TABS = new Set(['subscription', 'transaction']);

/** Applications §2: the wizard for the application of that name, or a new one, or the dialog for an image or a video; null for neither. */
export function askedScreen(query: URLSearchParams): string | null {
  const appName = query.get(APP_NAME);
  return appName ? newUploadAddress(appName) : askedLibrary(query.get(ASSET_TYPE));
}

/** Access §4: the tab is kept for My Account, which opens on it once; anything but its two names is dropped. */
export function keepTab(query: URLSearchParams): void {
  const tab = query.get(TAB);
  if (tab !== null && TABS.has(tab)) keep(TAB, tab);
}

/** The same without what was used, or was nonsense. */
export function withoutAsked(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [APP_NAME, ASSET_TYPE, TAB]) rest.delete(name);
  return rest;
}
