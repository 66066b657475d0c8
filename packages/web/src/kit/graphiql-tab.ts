/** Where a tab of GraphiQL keeps its token: in its own storage, which no other tab reads and which ends with it. */
const TOKEN = 'launchyard.graphiql.token';

export type GraphiqlPlace = '' | '#docs';

/**
 * Opens GraphiQL in a tab of its own. The tab is opened during the click, because later the browser would block it; the
 * token is written into its storage, so that it is never part of an address. Null if the browser blocks it.
 */
export function openGraphiqlTab(): {
  show: (token: string | null, place: GraphiqlPlace) => void;
  close: () => void;
} | null {
  const tab = window.open('about:blank');
  if (!tab) return null;
  return {
    show(token, place) {
      // A new tab starts with a copy of this one’s storage.
      tab.sessionStorage.clear();
      if (token !== null) tab.sessionStorage.setItem(TOKEN, token);
      tab.opener = null;
      tab.location.replace(`/graphiql${place}`);
    },
    close: () => tab.close(),
  };
}

/** The token of this tab of GraphiQL; null if it was opened without one. */
export const graphiqlToken = (): string | null => sessionStorage.getItem(TOKEN);
