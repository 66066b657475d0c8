import { loadHelp, helpPages } from './pages.ts';
import { parseMarkdown } from './markdown.ts';

export interface HelpEntry {
  page: string;
  title: string;
}

/** Every page with its title, sorted by title. */
export async function readTitles(): Promise<HelpEntry[]> {
  const entries = await Promise.all(
    helpPages.map(async (page) => {
      const [first] = parseMarkdown((await loadHelp(page)) ?? '');
      const title = first?.kind === 'title' ? first.parts.map(({ text }) => text).join('') : page;
      return { page, title };
    }),
  );
  return entries.toSorted((a, b) => a.title.localeCompare(b.title));
}
