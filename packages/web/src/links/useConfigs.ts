import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { LinkConfigsDocument, type LinkConfigsQuery } from '../generated/graphql.ts';

export type PickedConfig = NonNullable<NonNullable<LinkConfigsQuery['viewer']>['account']['configs']>['nodes'][number];

/** All configs of the account, the default one first: those of the first page at once, the others a little later; and who may change them. */
export function useConfigs(): { configs: readonly PickedConfig[]; canChange: boolean } {
  const { data, fetchMore } = useQuery(LinkConfigsDocument, { fetchPolicy: 'cache-and-network' });
  const configs = data?.viewer?.account.configs;
  const after = configs?.pageInfo.hasNextPage ? configs.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(reportError);
  }, [after, fetchMore]);
  return { configs: configs?.nodes ?? [], canChange: data?.viewer?.account.viewerCanChangeConfigs ?? false };
}
