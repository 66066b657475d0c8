import { useMutation } from '@apollo/client/react';
import { ConfigDuplicateDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { useOnce } from '../kit/useOnce.ts';
import { configMessages } from './messages.ts';

/** Makes a copy of a config and says so; a second click while that goes on makes none. Answers its name, or null when there is none. */
export function useDuplicate() {
  const [run, { loading }] = useMutation(ConfigDuplicateDocument);
  const once = useOnce();
  const duplicate = async (configId: string): Promise<string | null> => {
    const input = { configId, idempotencyKey: crypto.randomUUID() };
    const { data, error } = await run({ variables: { input }, errorPolicy: 'all' });
    const copy = data?.configDuplicate.config;
    if (!copy) {
      toastFault(data?.configDuplicate.userErrors[0]?.message ?? faultText(error));
      return null;
    }
    toastDone(configMessages.created(copy.name));
    return copy.name;
  };
  return { duplicate: once(duplicate, null), isBusy: loading };
}
