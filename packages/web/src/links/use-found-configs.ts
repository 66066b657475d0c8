import { useQuery } from '@apollo/client/react';
import { LinkConfigsDocument, type ConfigPicker_ConfigFragment } from '../generated/graphql.ts';
import { useDebounced } from '../kit/use-debounced.ts';

export type PickedConfig = ConfigPicker_ConfigFragment;

/** How many are shown at once. */
const MOST_SHOWN = 50;
const SEARCH_DELAY_MS = 200;

interface FoundConfigs {
  configs: readonly PickedConfig[];
  /** The link's current config, whether found or not; null while it loads, or if it is gone. */
  chosen: PickedConfig | null;
  /** How many more there are. */
  moreCount: number;
  /** The search term of the results, which lags behind typing. */
  search: string;
  isBusy: boolean;
  error: unknown;
}

/**
 * The account's configs whose names contain the typed text, the default one first, and the link's
 * current config.
 */
export function useFoundConfigs(typed: string, chosenName: string): FoundConfigs {
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const { data, previousData, loading, error } = useQuery(LinkConfigsDocument, {
    variables: { search: search === '' ? null : search, first: MOST_SHOWN, chosen: chosenName },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const account = (data ?? previousData)?.viewer?.account;
  const configs = account?.configs?.nodes ?? [];
  return {
    configs,
    chosen: account?.config ?? null,
    moreCount: (account?.configs?.totalCount ?? configs.length) - configs.length,
    search,
    isBusy: loading || search !== typed.trim(),
    error,
  };
}
