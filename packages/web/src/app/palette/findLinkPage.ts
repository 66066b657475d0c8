import type { ApolloClient } from '@apollo/client';
import { PaletteLinkPlaceDocument } from '../../generated/graphql.ts';
import { LINKS_A_PAGE } from '../../links/useLinkPages.ts';

/** As many as a request gives, and so many requests at most: further down a link is looked for by hand. */
const AT_ONCE = 100;
const MOST_REQUESTS = 20;

/** On which page of the links of its application a streaming link stands; the first one when it is not found. */
export async function findLinkPage(client: ApolloClient, appName: string, linkId: string): Promise<number> {
  let after: string | null = null;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one begins
    const links = await readLinks(client, { appName, first: AT_ONCE, after });
    const index = links?.nodes.findIndex(({ id }) => id === linkId) ?? -1;
    if (index >= 0) return Math.floor((request * AT_ONCE + index) / LINKS_A_PAGE) + 1;
    if (!links?.pageInfo.hasNextPage) return 1;
    after = links.pageInfo.endCursor ?? null;
  }
  return 1;
}

async function readLinks(client: ApolloClient, variables: { appName: string; first: number; after: string | null }) {
  const { data } = await client.query({
    query: PaletteLinkPlaceDocument,
    variables,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
  });
  return data?.viewer?.account.app?.streamingLinks;
}
