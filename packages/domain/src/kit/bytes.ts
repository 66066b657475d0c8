export const KIB = 1024;
export const MIB = 1024 * KIB;
/** The specification writes "GB" and means this (applications §9: bytes / 1073741824). */
export const GIB = 1024 * MIB;

/** Bytes as GB with two decimals, as the size of a build is always shown: `18.42 GB`. */
export function formatGigabytes(bytes: number): string {
  return `${(bytes / GIB).toFixed(2)} GB`;
}

/** A limit in whole MB, as refusals and descriptions state it: `5 MB`. */
export const formatLimit = (bytes: number): string => `${bytes / MIB} MB`;

/** Bytes in the largest unit that gives a number of at least one: `64 B`, `9.0 KB`, `42.6 MB`, `18.42 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  if (isBelow(bytes, KIB)) return `${(bytes / KIB).toFixed(1)} KB`;
  if (isBelow(bytes, MIB)) return `${(bytes / MIB).toFixed(1)} MB`;
  return formatGigabytes(bytes);
}

/** Whether it stays below the unit when rounded to one decimal. */
const isBelow = (bytes: number, unit: number): boolean => Math.round((bytes / unit) * 10) < 10_240;
