import type { ConfigSettings } from './fields.ts';

/** Applications §3: from when on links with this config no longer open; null: never. How long a session lasts is another setting. */
export const linkExpiry = ({ hasLinkExpiry, linkExpiresAt }: ConfigSettings): Date | null =>
  hasLinkExpiry && linkExpiresAt !== null ? new Date(linkExpiresAt) : null;

/** Whether that instant has come; it is the first at which a link does not open. */
export const isExpired = (expiresAt: Date, now: Date): boolean => expiresAt <= now;

export function isLinkExpired(settings: ConfigSettings, now: Date): boolean {
  const expiresAt = linkExpiry(settings);
  return expiresAt !== null && isExpired(expiresAt, now);
}
