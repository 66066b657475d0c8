import type { DeveloperSectionQuery } from '../generated/graphql.ts';

type Account = NonNullable<DeveloperSectionQuery['viewer']>['account'];

/** A key as the page lists it. */
export type ListedKey = NonNullable<Account['apiKeys']>['nodes'][number];

/** `lyk_••••3fQ9` */
export const markOf = ({ prefix, lastFour }: Pick<ListedKey, 'prefix' | 'lastFour'>): string =>
  `${prefix}••••${lastFour}`;
