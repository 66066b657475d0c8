import { ConfigDuplicateDocument } from '../generated/graphql.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';

/**
 * Copies a config and shows a toast; a second click meanwhile is ignored. Resolves to the copy's
 * name, or null on failure.
 */
export function useDuplicate() {
  const { run, isBusy } = useCreation(ConfigDuplicateDocument);
  const duplicate = async (configId: string): Promise<string | null> => {
    const copy = (await run({ configId }))?.config;
    if (!copy) return null;
    toastDone(configMessages.created(copy.name));
    return copy.name;
  };
  return { duplicate, isBusy };
}
