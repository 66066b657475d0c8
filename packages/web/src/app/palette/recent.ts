import { keep } from '../../kit/keep.ts';

/** What was chosen lately in this browser, by account: the newest first. */
const MOST_RECENT = 5;

const storageKey = (accountId: string) => `palette:${accountId}`;

/** An address of the panel with what it was called when it was chosen. */
export interface Recent {
  address: string;
  text: string;
}

export function readRecent(accountId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : [];
  } catch {
    // What cannot be read is nothing.
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
