import { useApolloClient, useQuery } from '@apollo/client/react';
import { Clock } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { MOST_FOUND } from '@launchyard/domain/search';
import { PaletteDocument } from '../../generated/graphql.ts';
import { formatCount } from '../../kit/format.ts';
import type { PaletteGroup, PaletteItem } from '../../kit/palette.ts';
import { useStore } from '../../kit/store.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { mode } from '../theme/mode.ts';
import { PALETTE_ITEMS } from './areas.ts';
import { matching } from './items.ts';
import { paletteMessages } from './messages.ts';
import { keepRecent, readRecent } from './recent.ts';

/** How long after the last key the services are queried. */
const PAUSE_MS = 120;

interface Options {
  accountId: string;
  canUpload: boolean;
  canManageKeys: boolean;
  canReadAuditLog: boolean;
  isStaff: boolean;
  documentationUrl: string;
  onLogout: () => void;
}

/** The palette items for the typed text. `isMissing`: the services could not be queried. */
export function usePaletteItems(typed: string, { accountId, ...given }: Options) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const isDark = useStore(mode) === 'dark';
  const wanted = typed.trim();
  const text = useDebounced(wanted, PAUSE_MS);
  const { data, previousData, error, loading } = useQuery(PaletteDocument, {
    variables: { text },
    skip: text === '',
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const answered = text === '' ? undefined : (data ?? previousData)?.viewer?.account;
  const isMissing = text !== '' && !loading && (error !== undefined || answered?.find === null);
  // The previous result may still be there after the text was cleared.
  const account = wanted === '' ? undefined : answered;
  const named = (account?.find ?? []).filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const found = {
    apps: named.filter((each) => each.__typename === 'App'),
    links: named.filter((each) => each.__typename === 'StreamingLink' || each.__typename === 'MeetingLink'),
    configs: named.filter((each) => each.__typename === 'Config'),
  };
  /** A group's note about results that it does not show. */
  const more: Partial<Record<PaletteGroup, string | undefined>> = {
    applications: moreOf(found.apps, account?.apps),
    links: moreOf(found.links, null),
    configs: moreOf(found.configs, account?.configs),
  };

  const go = (address: string, called: string) => () => {
    keepRecent(accountId, { address, text: called });
    void navigate(address);
  };
  const newestAppName = account?.newest?.nodes[0]?.name ?? null;
  const context = { ...given, client, found, newestAppName, go, isDark };
  const offered = matching(
    PALETTE_ITEMS.flatMap((itemsOf) => itemsOf(context)),
    typed,
  );
  const items = wanted === '' ? [...recent(), ...offered] : offered;
  return { items, more, isMissing, isAsking: loading || text !== wanted };

  function recent(): PaletteItem[] {
    return readRecent(accountId).map(({ address, text: called }) => ({
      key: `recent:${address}`,
      group: 'recent',
      icon: Clock,
      text: called,
      run: go(address, called),
    }));
  }
}

/** The API returns five of each. */
function moreOf(
  { length: shown }: readonly unknown[],
  list: { totalCount: number } | null | undefined,
): string | undefined {
  const isMore = list ? list.totalCount > shown && shown > 0 : shown >= MOST_FOUND;
  return isMore ? paletteMessages.more(shown, list ? formatCount(list.totalCount) : null) : undefined;
}
