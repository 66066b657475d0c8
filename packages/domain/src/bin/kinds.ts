import type { IdKind } from '../kit/index.ts';

/** What can be brought back after it was deleted. */
export const BIN_KINDS = [
  'app',
  'appVersion',
  'streamingLink',
  'meetingLink',
  'config',
  'asset',
] as const satisfies readonly IdKind[];
export type BinKind = (typeof BIN_KINDS)[number];
