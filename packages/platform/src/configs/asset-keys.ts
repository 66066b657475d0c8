import type { WireDocument } from '@launchyard/domain/configs';

/** The keys of the library files that a document uses anywhere, without duplicates. */
export function assetKeysIn(document: WireDocument): string[] {
  const named = JSON.stringify(document).matchAll(/\/assets\/([A-Za-z0-9_-]{32})[.]/g);
  return [...new Set(Array.from(named, ([, key = '']) => key))];
}
