/** Why Latest serves another version than before: a new one passed its test, or somebody chose it. */
export const LATEST_REASONS = ['tested', 'chosen'] as const;
export type LatestReason = (typeof LATEST_REASONS)[number];

/** How the bin names a version. */
export const versionName = (appName: string, number: number): string => `${appName} v${number}`;
