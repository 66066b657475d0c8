/** Why Latest serves another version: a new one passed its test, or somebody chose it. */
export const LATEST_REASONS = ['tested', 'chosen'] as const;
export type LatestReason = (typeof LATEST_REASONS)[number];

/** How a version passed its test: it was only inspected, or it was started and streamed. */
export const TEST_KINDS = ['inspected', 'started'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** The one word for it, the same everywhere. */
export const testKindLabel = (kind: TestKind): string => (kind === 'started' ? 'Started' : 'Inspected');

/** Whether a version that is labelled so was started; false while there is no label. */
export const isStartedLabel = (label: string | null): boolean => label === testKindLabel('started');

/** The name of a version in the bin. */
export const versionName = (appName: string, number: number): string => `${appName} v${number}`;
