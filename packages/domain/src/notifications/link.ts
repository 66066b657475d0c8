import { isHttpsAddress } from '../kit/https-address.ts';

/** Where a notification leads: a path of the panel, or an https address. */
export interface NotificationLink {
  title: string;
  url: string;
}

/** One slash, not two: a second one, or a backslash, which browsers take for one, begins the name of another host. */
const PANEL_PATH = /^\/(?!\/)[^\s\p{Cc}\\]*$/u;
/** A notification never leads anywhere but to a page of the panel or to an https address. */
export const isNotificationUrl = (url: string): boolean => PANEL_PATH.test(url) || isHttpsAddress(url);
