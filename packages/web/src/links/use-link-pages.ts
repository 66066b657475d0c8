import { useApolloClient } from '@apollo/client/react';
import type { LinkKind } from '@launchyard/domain/links';
import { LinkPlacesDocument } from '../generated/graphql.ts';
import { endOf, usePlacedPages, type PlacedPages, type TurnTo } from '../kit/use-placed-pages.ts';

/** Applications §9: nine links per page. */
export const LINKS_A_PAGE = 9;

interface Place {
  appName: string;
  kind: LinkKind;
  page: number;
}

/** The pages of a tab of links; the page number is in the URL. */
export function useLinkPages({ appName, kind, page }: Place, onPage: TurnTo): PlacedPages {
  const client = useApolloClient();
  return usePlacedPages({
    list: kind,
    size: LINKS_A_PAGE,
    page,
    onPage,
    async readEnd(first, after) {
      const variables = { name: appName, first, after, isMeeting: kind === 'meeting' };
      const { data } = await client.query({ query: LinkPlacesDocument, variables, fetchPolicy: 'no-cache' });
      const app = data?.viewer?.account.app;
      return endOf((variables.isMeeting ? app?.meetingLinks : app?.streamingLinks)?.pageInfo);
    },
  });
}
