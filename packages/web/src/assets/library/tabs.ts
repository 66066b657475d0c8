import type { AssetKind as DomainKind } from '@launchyard/domain/assets';
import type { AssetKind } from '../../generated/graphql.ts';

export const LIBRARY_TABS = ['images', 'videos'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** The lists in the tabs: images, with the logos as a second list, and videos. */
export const LIBRARY_LISTS = ['images', 'logos', 'videos'] as const;
export type LibraryList = (typeof LIBRARY_LISTS)[number];

/** A list's kind of file in the API and in the rules, and the kind of setting that uses it. */
export const listKinds: Record<LibraryList, { api: AssetKind; rule: DomainKind; medium: 'image' | 'video' }> = {
  images: { api: 'IMAGE', rule: 'image', medium: 'image' },
  logos: { api: 'LOGO', rule: 'logo', medium: 'image' },
  videos: { api: 'VIDEO', rule: 'video', medium: 'video' },
};

export const tabOf = (list: LibraryList): LibraryTab => (list === 'videos' ? 'videos' : 'images');
