import type { ConfigSettings } from './fields.ts';

/**
 * Applications §3: when links with this config stop opening; null: never. The length of a session is another setting.
 */
export const linkExpiry = ({ hasLinkExpiry, linkExpiresAt }: ConfigSettings): Date | null =>
  hasLinkExpiry && linkExpiresAt !== null ? new Date(linkExpiresAt) : null;

/** Whether that instant has come. At the instant itself the link no longer opens. */
export const isExpired = (expiresAt: Date, now: Date): boolean => expiresAt <= now;

export function isLinkExpired(settings: ConfigSettings, now: Date): boolean {
  const expiresAt = linkExpiry(settings);
  return expiresAt !== null && isExpired(expiresAt, now);
}
