import { eq } from 'drizzle-orm';
import type { Removal } from '../kit/area.ts';
import { removeRows } from '../kit/prune.ts';
import { embeddingDomains, links } from '../tables/links.ts';

/** Signed links go with their links. */
export const removeLinks: Removal = ({ id }) => [
  removeRows(links, () => eq(links.accountId, id)),
  removeRows(embeddingDomains, () => eq(embeddingDomains.accountId, id)),
];
