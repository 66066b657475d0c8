/** The name of a browser with its major version, and of its operating system; null for what is unknown. */
export interface Browser {
  browser: string | null;
  system: string | null;
}

/** The longest `User-Agent` that is stored, in characters. Browsers send about 120. */
export const MAX_USER_AGENT = 256;

/** The first match wins: most browsers also name the ones that they resemble. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\/(\d{1,4})/, 'Edge'],
  [/\b(?:OPR|OPiOS)\/(\d{1,4})/, 'Opera'],
  [/\bSamsungBrowser\/(\d{1,4})/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/, 'Chrome'],
  [/\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, from its `User-Agent`. Only to be shown: anybody may send any text. */
export function readBrowser(userAgent: string): Browser {
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { browser: `${name} ${Number(version)}`, system: systemOf(userAgent) };
  }
  return { browser: null, system: systemOf(userAgent) };
}

const systemOf = (userAgent: string): string | null =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** "Firefox 145 on macOS", as far as it is known. */
export function browserText({ browser, system }: Browser): string {
  if (browser === null) return system === null ? 'An unknown browser' : `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
