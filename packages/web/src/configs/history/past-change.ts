import type { ConfigHistoryQuery } from '../../generated/graphql.ts';

type Account = NonNullable<ConfigHistoryQuery['viewer']>['account'];
/** A past state of a config, and who made it and when. */
export type PastChange = NonNullable<NonNullable<Account['config']>['history']>['nodes'][number];
