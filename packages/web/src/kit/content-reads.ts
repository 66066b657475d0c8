import type { ContentArea } from '../generated/graphql.ts';

/**
 * A query of an area and what it shows: it is refetched when any of that changes. By its name: documents would be
 * loaded with the first page, whether their page is opened or not.
 */
export interface ContentRead {
  query: string;
  shows: readonly ContentArea[];
}
