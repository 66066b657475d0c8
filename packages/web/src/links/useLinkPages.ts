import { useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { LinkKind } from '@launchyard/domain/links';
import { LinkPlacesDocument, type LinkPlacesQueryVariables } from '../generated/graphql.ts';
import type { Pages } from '../kit/usePages.ts';

/** Applications §9: nine links a page. */
export const LINKS_A_PAGE = 9;

interface Place {
  appName: string;
  kind: LinkKind;
  page: number;
}

/**
 * The pages of a list whose page stands in the address. Whoever turns them knows where the next one begins; whoever comes by an address waits
 * until that is found (`isLost` says so), and comes to the first page when there are not so many.
 */
export function useLinkPages(place: Place, onPage: (page: number) => void): Pages & { isLost: boolean } {
  const client = useApolloClient();
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const { appName, kind, page } = place;
  const cursor = page === 1 ? null : known[`${kind} ${page}`];
  const isLost = cursor === undefined;
  useEffect(() => {
    if (!isLost) return undefined;
    let isAsking = true;
    const find = async () => {
      const found = await findBeginning(client, { appName, kind, page });
      if (!isAsking) return;
      if (found === null) onPage(1);
      else setKnown((before) => ({ ...before, [`${kind} ${page}`]: found }));
    };
    find().catch((error: unknown) => {
      reportError(error);
      if (isAsking) onPage(1);
    });
    return () => {
      isAsking = false;
    };
  }, [client, appName, kind, page, isLost, onPage]);
  return {
    cursor: cursor ?? null,
    index: page - 1,
    isTurning: isLost,
    isLost,
    next: (endCursor) => {
      setKnown((before) => ({ ...before, [`${kind} ${page + 1}`]: endCursor }));
      onPage(page + 1);
    },
    previous: () => onPage(Math.max(1, page - 1)),
  };
}

/** What a request takes at most. */
const MOST_AT_ONCE = 100;

/** The cursor after which a page begins, or null when there are not so many. */
async function findBeginning(client: ApolloClient, { appName, kind, page }: Place): Promise<string | null> {
  let after: string | null = null;
  for (let missing = (page - 1) * LINKS_A_PAGE; missing > 0; missing -= MOST_AT_ONCE) {
    const variables: LinkPlacesQueryVariables = {
      name: appName,
      first: Math.min(missing, MOST_AT_ONCE),
      after,
      isMeeting: kind === 'meeting',
    };
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    after = await readEnd(client, variables);
    if (after === null) return null;
  }
  return after;
}

/** Where the page ends that is asked for, or null when nothing comes after it. */
async function readEnd(client: ApolloClient, variables: LinkPlacesQueryVariables): Promise<string | null> {
  const { data } = await client.query({ query: LinkPlacesDocument, variables, fetchPolicy: 'no-cache' });
  const app = data?.viewer?.account.app;
  const { pageInfo } = (variables.isMeeting ? app?.meetingLinks : app?.streamingLinks) ?? {};
  return pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}
