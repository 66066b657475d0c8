import type { ApolloClient } from '@apollo/client';
import { MAX_PAGE } from '@launchyard/domain/kit';
import type { LinkKind } from '@launchyard/domain/links';
import { FindLinkPageDocument, type FindLinkPageQueryVariables } from '../generated/graphql.ts';
import { LINKS_A_PAGE } from './use-link-pages.ts';

/** The most requests: beyond that, users find the link by paging. */
const MOST_REQUESTS = 20;

interface Wanted {
  id: string;
  appName: string;
  kind: LinkKind;
}

/**
 * The page of its application's links, of its kind, that a link is on; the first one if it is not
 * found.
 */
export async function findLinkPage(client: ApolloClient, { id: wanted, appName, kind }: Wanted): Promise<number> {
  let after: string | null = null;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each response says where the next page begins
    const links = await readLinks(client, { appName, isMeeting: kind === 'meeting', first: MAX_PAGE, after });
    const index = links?.nodes.findIndex(({ id }) => id === wanted) ?? -1;
    if (index >= 0) return Math.floor((request * MAX_PAGE + index) / LINKS_A_PAGE) + 1;
    if (!links?.pageInfo.hasNextPage) return 1;
    after = links.pageInfo.endCursor ?? null;
  }
  return 1;
}

async function readLinks(client: ApolloClient, variables: FindLinkPageQueryVariables) {
  const { data } = await client.query({
    query: FindLinkPageDocument,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  const app = data?.viewer?.account.app;
  return variables.isMeeting ? app?.meetingLinks : app?.streamingLinks;
}
