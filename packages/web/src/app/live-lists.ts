import type { ApolloClient } from '@apollo/client';
import { listApp, unlistAppNamed } from '../apps/listed-apps.ts';
import { HomeDocument } from '../generated/graphql.ts';
import type { Lists } from '../uploads/live/use-live-uploads.ts';

/** How the lists of applications, which lie under every page, follow what is told of uploads. */
export const liveLists: Lists = {
  onFound: listApp,
  onGone: (client, appName) => {
    if (unlistAppNamed(client, appName)) readAppsAgain(client);
  },
  onMany: readAppsAgain,
};

/** Reads the first page of the list again. */
export function readAppsAgain(client: ApolloClient): void {
  void client.refetchQueries({ include: [HomeDocument] });
}
