import { isLinkExpired } from './expiry.ts';
import type { ConfigSettings, SettingName } from './fields.ts';

/** A setting that is allowed but probably a mistake. */
export interface ConfigWarning {
  field: SettingName;
  message: string;
}

/** Settings that are probably mistakes: an expiry in the past, and what applications §5 shows in red. */
export function configWarnings(settings: ConfigSettings, now: Date): ConfigWarning[] {
  const ended = isLinkExpired(settings, now)
    ? [{ field: 'linkExpiresAt', message: 'This time has passed: links with this config do not open.' } as const]
    : [];
  return [...ended, ...coveredPictures(settings)];
}

/**
 * Applications §5: a loading video covers the loading background, logo and loading image; each of them shows the
 * warning.
 */
function coveredPictures(settings: ConfigSettings): ConfigWarning[] {
  if (settings.loadingVideos.length === 0) return [];
  const covered = [
    { field: 'loadingBackground', message: 'Loading background and video enabled simultaneously.' },
    { field: 'logo', message: 'Logo and video enabled simultaneously.' },
    { field: 'loadingImage', message: 'Loading image and video enabled simultaneously.' },
  ] as const;
  return covered.filter(({ field }) => settings[field] !== null);
}
