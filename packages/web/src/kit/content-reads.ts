import type { DocumentNode } from '@apollo/client';
import type { ContentArea } from '../generated/graphql.ts';

/** A query of an area and what it shows: it is refetched when any of that changes. */
export interface ContentRead {
  document: DocumentNode;
  shows: readonly ContentArea[];
}
