import type { ConfigHistoryQuery } from '../../generated/graphql.ts';

type Account = NonNullable<ConfigHistoryQuery['viewer']>['account'];
/** A state that a config had, and how it came to it. */
export type PastChange = NonNullable<NonNullable<Account['config']>['history']>['nodes'][number];
