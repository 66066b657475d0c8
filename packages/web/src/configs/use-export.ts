import { useApolloClient } from '@apollo/client/react';
import { ConfigDocumentDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/fault-text.ts';
import { saveFile } from '../kit/save-file.ts';
import { toastFault } from '../kit/toasts.ts';
import { configMessages } from './messages.ts';

/**
 * Saves a config as a file that can be imported here or elsewhere: as stored, without its password.
 */
export function useExport() {
  const client = useApolloClient();
  return async (id: string): Promise<void> => {
    const { data, error } = await client.query({
      query: ConfigDocumentDocument,
      variables: { id },
      errorPolicy: 'all',
      fetchPolicy: 'network-only',
    });
    const config = data?.viewer?.account.config;
    if (!config || config.document === null) return toastFault(error ? faultText(error) : configMessages.fault);
    saveFile(`${config.name}.json`, 'application/json', config.document);
  };
}
