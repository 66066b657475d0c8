/** The failure pages from the repository; each loads when it is opened. */
const texts = import.meta.glob<string>(['../../../../docs/failures/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

const loaders = new Map(Object.entries(texts).map(([path, load]) => [nameOf(path), load]));

export const helpPages: readonly string[] = [...loaders.keys()].toSorted();

/** The Markdown of a page, or null if there is none of that name. */
export const loadHelp = async (page: string): Promise<string | null> => (await loaders.get(page)?.()) ?? null;
