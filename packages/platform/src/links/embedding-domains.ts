import { sql as raw, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { embeddingDomains } from '../tables/links.ts';

/** The domains of the account that a column names, within a query. */
export const embeddingDomainsOf = (accountId: PgColumn): SQL<string[]> => raw<string[]>`array(
  select ${embeddingDomains.domain} from ${embeddingDomains} where ${embeddingDomains.accountId} = ${accountId}
  order by ${embeddingDomains.domain})`;
