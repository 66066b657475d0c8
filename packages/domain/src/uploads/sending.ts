import type { StorageProvider } from './storage-provider.ts';

/** Parts that arrived without a long gap in one store, recorded as one event however many they are. */
export interface SendingPeriod {
  since: Date;
  until: Date;
  bytes: number;
  parts: number;
  /** How many parts were interrupted or arrived damaged and had to be sent again. */
  retries: number;
  storage: StorageProvider;
}

/**
 * A period ends after this long, even if the next part follows at once: 50 GB over a day and a half are about 400
 * events.
 */
export const SENDING_PERIOD_SECONDS = 5 * 60;

/** A gap of this long ends a period. */
export const SENDING_GAP_SECONDS = 60;

/** Adds a part of so many bytes to the period. */
export function addPart(
  period: SendingPeriod | null,
  part: { since: Date; until: Date; bytes: number; storage: StorageProvider },
): SendingPeriod {
  if (!period) return { ...part, parts: 1, retries: 0 };
  return {
    ...period,
    since: part.since < period.since ? part.since : period.since,
    until: part.until,
    bytes: period.bytes + part.bytes,
    parts: period.parts + 1,
  };
}

export const periodSeconds = ({ since, until }: SendingPeriod): number =>
  Math.max(0, (until.getTime() - since.getTime()) / 1000);

/** Whether the period is complete and should be recorded. */
export const isPeriodFull = (period: SendingPeriod): boolean => periodSeconds(period) >= SENDING_PERIOD_SECONDS;
