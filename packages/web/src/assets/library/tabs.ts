import type { AssetKind as DomainKind } from '@launchyard/domain/assets';
import type { AssetKind } from '../../generated/graphql.ts';

/** The two lists of the library, as they stand in addresses. */
export const LIBRARY_TABS = ['images', 'videos'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** What a list holds, as the API and as the rules call it. */
export const tabKinds: Record<LibraryTab, { api: AssetKind; rule: Extract<DomainKind, 'image' | 'video'> }> = {
  images: { api: 'IMAGE', rule: 'image' },
  videos: { api: 'VIDEO', rule: 'video' },
};

export const readTab = (text: string | null): LibraryTab => LIBRARY_TABS.find((tab) => tab === text) ?? 'images';
