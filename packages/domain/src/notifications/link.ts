/** Where a notification leads: a path of the panel, or an https address. */
export interface NotificationLink {
  title: string;
  url: string;
}

const NOWHERE = 'https://nowhere.invalid';

/**
 * A notification never leads anywhere but to a page of the panel (a path that begins with one slash) or to an https address. Browsers take
 * a backslash for a slash and drop tabs and line breaks, so it is judged by what a browser makes of it.
 */
export function isNotificationUrl(url: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(url) || !URL.canParse(url, NOWHERE)) return false;
  const parsed = new URL(url, NOWHERE);
  if (parsed.username !== '' || parsed.password !== '') return false;
  return url.startsWith('/') ? parsed.origin === NOWHERE : /^https:\/\//i.test(url);
}
