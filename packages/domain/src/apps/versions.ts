/** Why Latest serves another version: a new one passed its test, or somebody chose it. */
export const LATEST_REASONS = ['tested', 'chosen'] as const;
export type LatestReason = (typeof LATEST_REASONS)[number];

/** The name of a version in the bin. */
export const versionName = (appName: string, number: number): string => `${appName} v${number}`;
