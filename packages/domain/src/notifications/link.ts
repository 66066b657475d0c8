/** Where a notification leads: a path of the panel, or an https address. */
export interface NotificationLink {
  title: string;
  url: string;
}

/** One slash, not two: a second one, or a backslash, which browsers take for one, begins the name of another host. */
const PANEL_PATH = /^\/(?!\/)[^\s\p{Cc}\\]*$/u;
/** A host without anybody's name or password before it. */
const HTTPS_ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

/** A notification never leads anywhere but to a page of the panel or to an https address. */
export const isNotificationUrl = (url: string): boolean => PANEL_PATH.test(url) || HTTPS_ADDRESS.test(url);
