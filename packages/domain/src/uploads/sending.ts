import type { StorageProvider } from './storage-provider.ts';

/** Parts that arrived without a long gap between them, in one store: told as one event, however many they are. */
export interface SendingPeriod {
  since: Date;
  until: Date;
  bytes: number;
  parts: number;
  /** How many parts broke off or came damaged and had to be sent again. */
  retries: number;
  storage: StorageProvider;
}

/** After so long a period is told, also when the next part follows at once: fifty gigabytes over a day and a half are some 400 events. */
export const SENDING_PERIOD_SECONDS = 5 * 60;

/** No byte for so long ends a period. */
export const SENDING_GAP_SECONDS = 60;

/** The period with one more part of so many bytes. */
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

/** Whether the period is to be told now. */
export const isPeriodFull = (period: SendingPeriod): boolean => periodSeconds(period) >= SENDING_PERIOD_SECONDS;
