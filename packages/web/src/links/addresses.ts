import { linksAddress } from '@launchyard/domain/links';
import type { LinkKind } from '@launchyard/domain/links';
import { readPage } from '../kit/use-placed-pages.ts';

export { linksAddress };

/** The query: the tab and the page. The first page has no number. */
export function linksQuery(kind: LinkKind, page: number): string {
  const query = new URLSearchParams();
  if (kind === 'meeting') query.set('tab', 'meeting');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Parses the query; anything invalid counts as the first tab and page. */
export function readLinksQuery(query: URLSearchParams): { kind: LinkKind; page: number } {
  return { kind: query.get('tab') === 'meeting' ? 'meeting' : 'streaming', page: readPage(query.get('page')) };
}
