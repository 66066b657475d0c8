import type { IdKind } from '../kit/index.ts';

/** The kinds of things that can be restored after deletion. */
export const BIN_KINDS = [
  'app',
  'appVersion',
  'streamingLink',
  'meetingLink',
  'config',
  'asset',
] as const satisfies readonly IdKind[];
/** The kind of an item in the bin. */
export type BinKind = (typeof BIN_KINDS)[number];
