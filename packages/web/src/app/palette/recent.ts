import { keep } from '../../kit/keep.ts';

/** Recent choices in this browser by account, newest first. */
const MOST_RECENT = 5;

const storageKey = (accountId: string) => `palette:${accountId}`;

/** A URL of the panel with its name at the time it was chosen. */
export interface Recent {
  address: string;
  text: string;
}

export function readRecent(accountId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : [];
  } catch {
    // Treat unreadable storage as empty.
    return [];
  }
}

export function keepRecent(accountId: string, chosen: Recent): void {
  const others = readRecent(accountId).filter(({ address }) => address !== chosen.address);
  keep(storageKey(accountId), JSON.stringify([chosen, ...others].slice(0, MOST_RECENT)));
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  value.address.startsWith('/') &&
  'text' in value &&
  typeof value.text === 'string';
