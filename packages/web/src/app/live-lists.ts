import type { ApolloClient } from '@apollo/client';
import { listApp, unlistAppNamed } from '../apps/listed-apps.ts';
import { HomeDocument } from '../generated/graphql.ts';
import type { Lists } from '../uploads/live/use-live-uploads.ts';

/** Keeps the lists of applications, which are behind every page, in sync with upload events. */
export const liveLists: Lists = {
  onFound: listApp,
  onGone: (client, appName) => {
    if (unlistAppNamed(client, appName)) readAppsAgain(client);
  },
  onMany: readAppsAgain,
};

/** Refetches the first page of the list. */
export function readAppsAgain(client: ApolloClient): void {
  void client.refetchQueries({ include: [HomeDocument] });
}
