import type { AssetKind as DomainKind } from '@launchyard/domain/assets';
import type { AssetKind } from '../../generated/graphql.ts';

/** The tabs of the library. */
export const LIBRARY_TABS = ['images', 'videos'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** The lists that the tabs hold: beside images there are the logos. */
export const LIBRARY_LISTS = ['images', 'logos', 'videos'] as const;
export type LibraryList = (typeof LIBRARY_LISTS)[number];

/** What a list holds, as the API and as the rules call it, and what settings take of it. */
export const listKinds: Record<LibraryList, { api: AssetKind; rule: DomainKind; medium: 'image' | 'video' }> = {
  images: { api: 'IMAGE', rule: 'image', medium: 'image' },
  logos: { api: 'LOGO', rule: 'logo', medium: 'image' },
  videos: { api: 'VIDEO', rule: 'video', medium: 'video' },
};

export const tabOf = (list: LibraryList): LibraryTab => (list === 'videos' ? 'videos' : 'images');
