import { accountAddress } from '../../profile/account/addresses.ts';
import { askedLibrary } from '../../assets/library/addresses.ts';
import { keep, takeKept } from '../../kit/keep.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';

/** URL parameters that other pages pass to the home page. Each is used once and then removed. */
const APP_NAME = 'uploadAppName';
const ASSET_TYPE = 'assetType';
const TAB = 'tab';
const TABS = new Map([
  ['subscription', accountAddress('subscriptions')],
  ['transaction', accountAddress('transactions')],
]);

/**
 * Applications §2: the wizard for the application of that name or for a new one, the dialog for an
 * image or a video, or null.
 */
export function askedScreen(query: URLSearchParams): string | null {
  const appName = query.get(APP_NAME);
  return appName ? newUploadAddress(appName) : askedLibrary(query.get(ASSET_TYPE));
}

/** Access §4: stores the tab, on which My Account opens once; unknown names are dropped. */
export function keepTab(query: URLSearchParams): void {
  const tab = query.get(TAB);
  if (tab !== null && TABS.has(tab)) keep(TAB, tab);
}

/** Account §2: the tab of My Account that was stored, as an address; it is forgotten. */
export const takeTab = (): string | null => TABS.get(takeKept(TAB) ?? '') ?? null;

/** The same URL without parameters that were used or invalid. */
export function withoutAsked(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [APP_NAME, ASSET_TYPE, TAB]) rest.delete(name);
  return rest;
}
