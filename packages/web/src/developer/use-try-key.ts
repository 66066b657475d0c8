import { GraphiqlTokenCreateDocument } from '../generated/graphql.ts';
import { openGraphiqlTab, type GraphiqlPlace } from '../kit/graphiql-tab.ts';
import { useChange } from '../kit/mutate.ts';
import { toastFault } from '../kit/toasts.ts';
import { developerMessages } from './messages.ts';

/** Opens GraphiQL with the rights of a key; without a key GraphiQL says where to choose one. */
export function useTryKey(): {
  tryKey: (apiKeyId: string | undefined, place?: GraphiqlPlace) => Promise<void>;
  isBusy: boolean;
} {
  const { run, isBusy } = useChange(GraphiqlTokenCreateDocument);
  const tryKey = async (apiKeyId: string | undefined, place: GraphiqlPlace = '') => {
    const tab = openGraphiqlTab();
    if (!tab) return toastFault(developerMessages.tabBlocked);
    if (apiKeyId === undefined) return tab.show(null, place);
    const done = await run({ apiKeyId });
    if (typeof done?.token === 'string') tab.show(done.token, place);
    else tab.close();
  };
  return { tryKey, isBusy };
}
