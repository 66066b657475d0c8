import type { LibraryTab } from './tabs.ts';

/** The library by itself, over the home page; `add` is its screen for a new file. */
export const libraryAddress = (tab: LibraryTab, step: 'list' | 'add' = 'list'): string =>
  `/library?tab=${tab}${step === 'add' ? '&add' : ''}`;

/** Applications §2: what `assetType` in the address of the home page asks for; null for anything else. */
export function askedLibrary(assetType: string | null): string | null {
  if (assetType === 'asset2d') return libraryAddress('images', 'add');
  return assetType === 'assetvideo' ? libraryAddress('videos', 'add') : null;
}
