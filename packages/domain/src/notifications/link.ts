import { isHttpsAddress } from '../kit/https-address.ts';

/** Where a notification links to: a path of the panel, or an https address. */
export interface NotificationLink {
  title: string;
  url: string;
}

/** One slash, not two: a second slash, or a backslash, which browsers read as one, starts the name of another host. */
const PANEL_PATH = /^\/(?!\/)[^\s\p{Cc}\\]*$/u;
/** A notification only links to a page of the panel or to an https address. */
export const isNotificationUrl = (url: string): boolean => PANEL_PATH.test(url) || isHttpsAddress(url);
