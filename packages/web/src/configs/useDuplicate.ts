import { useMutation } from '@apollo/client/react';
import { ConfigDuplicateDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';

/** Makes a copy of a config and says so. Answers its name, or null when there is none. */
export function useDuplicate() {
  const [run, { loading }] = useMutation(ConfigDuplicateDocument);
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
  return { duplicate, isBusy: loading };
}
