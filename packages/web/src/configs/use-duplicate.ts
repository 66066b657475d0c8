import { ConfigDuplicateDocument } from '../generated/graphql.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';

/** Makes a copy of a config and says so; a second click while that goes on makes none. Answers its name, or null when there is none. */
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
