import { LIBRARY_LISTS, type LibraryList } from './tabs.ts';

/** Applications §2: the list, its screen for adding a file, or the one for adding a film by URL. */
export interface LibraryView {
  list: LibraryList;
  screen: 'list' | 'new' | 'add-video';
}

/** The URL of the library on its own; over the config editor it is below the config's URL. */
export const libraryPath = '/library';

const NEW: Record<LibraryList, string> = { images: 'new-image', logos: 'new-logo', videos: 'new-video' };
const ADD_VIDEO = 'add-video';

/** The URL of a view. `setting` is what a file is chosen for. */
export function libraryAddress(base: string, { list, screen }: LibraryView, setting: string | null = null): string {
  const query = new URLSearchParams();
  if (screen === 'list' && list === 'videos') query.set('tab', 'videos');
  if (screen === 'list' && list === 'logos') query.set('show', 'logos');
  if (setting !== null) query.set('for', setting);
  const path = screen === 'list' ? base : `${base}/${screen === 'new' ? NEW[list] : ADD_VIDEO}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Parses the path below the library's, and the query. Anything invalid counts as the images. */
export function readLibrary(segment: string | undefined, query: URLSearchParams): LibraryView {
  if (segment === ADD_VIDEO) return { list: 'videos', screen: ADD_VIDEO };
  const isNew = LIBRARY_LISTS.find((list) => NEW[list] === segment);
  if (isNew) return { list: isNew, screen: 'new' };
  if (query.get('tab') === 'videos') return { list: 'videos', screen: 'list' };
  return { list: query.get('show') === 'logos' ? 'logos' : 'images', screen: 'list' };
}

/** Applications §2: the view for `assetType` in the home page's URL; null for unknown values. */
export function askedLibrary(assetType: string | null): string | null {
  if (assetType === 'asset2d') return libraryAddress(libraryPath, { list: 'images', screen: 'new' });
  return assetType === 'assetvideo' ? libraryAddress(libraryPath, { list: 'videos', screen: 'new' }) : null;
}
