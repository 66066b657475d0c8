import { linksAddress } from '@launchyard/domain/links';
import type { LinkKind } from '@launchyard/domain/links';
import { readPage } from '../kit/use-placed-pages.ts';

export { linksAddress };

/** What stands after the question mark: the tab and the page. The first page has no number. */
export function linksQuery(kind: LinkKind, page: number): string {
  const query = new URLSearchParams();
  if (kind === 'meeting') query.set('tab', 'meeting');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Reads them back; whatever is nonsense counts as the beginning. */
export function readLinksQuery(query: URLSearchParams): { kind: LinkKind; page: number } {
  return { kind: query.get('tab') === 'meeting' ? 'meeting' : 'streaming', page: readPage(query.get('page')) };
}
