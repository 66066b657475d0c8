import type { ConfigSettings } from './fields.ts';

/** Applications §3: a link with this config no longer opens from `linkExpiresAt` on. How long a session lasts is another setting. */
export const isLinkExpired = ({ hasLinkExpiry, linkExpiresAt }: ConfigSettings, now: Date): boolean =>
  hasLinkExpiry && linkExpiresAt !== null && now.getTime() >= Date.parse(linkExpiresAt);
