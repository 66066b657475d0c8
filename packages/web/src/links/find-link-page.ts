import type { ApolloClient } from '@apollo/client';
import { MAX_PAGE } from '@launchyard/domain/kit';
import type { LinkKind } from '@launchyard/domain/links';
import { FindLinkPageDocument, type FindLinkPageQueryVariables } from '../generated/graphql.ts';
import { LINKS_A_PAGE } from './use-link-pages.ts';

/** Further down than after so many requests a link is looked for by hand. */
const MOST_REQUESTS = 20;

interface Wanted {
  id: string;
  appName: string;
  kind: LinkKind;
}

/** On which page of the links of its application and kind a link stands; the first one when it is not found. */
export async function findLinkPage(client: ApolloClient, { id: wanted, appName, kind }: Wanted): Promise<number> {
  let after: string | null = null;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one begins
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
