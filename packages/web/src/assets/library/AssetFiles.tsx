import { startTransition, type ReactNode } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Images, SearchX, Video } from 'lucide-react';
import { AssetFilesDocument, AssetPlacesDocument } from '../../generated/graphql.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Finding } from '../../kit/Finding.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { SearchField } from '../../kit/SearchField.tsx';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { endOf, usePageInAddress, usePlacedPages } from '../../kit/use-placed-pages.ts';
import { useSearchInAddress } from '../../kit/use-search-in-address.ts';
import { AssetGrid } from './AssetGrid.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { libraryMessages } from './messages.ts';
import { listKinds, tabOf, type LibraryList } from './tabs.ts';
import styles from './AssetFiles.module.css';

interface Props {
  list: LibraryList;
  /** The URL of the chosen file. */
  chosen: string | null;
  /** Null: there is nothing to choose. */
  onChoose: ((chosen: { url: string; name: string } | null) => void) | null;
  /** Null: nothing can be added. */
  onAdd: (() => void) | null;
  /** Shown before the search. */
  children: ReactNode;
}

/** With the tile for a new file, six rows of four. */
const PAGE = 23;

/** One list of the library, by page; searchable if it has more than one. */
export function AssetFiles({ list, chosen, onChoose, onAdd, children }: Props) {
  const client = useApolloClient();
  const { typed, setTyped, search } = useSearchInAddress();
  const isSearching = search !== '';
  const kind = listKinds[list].api;
  const pages = usePlacedPages({
    ...usePageInAddress(),
    size: PAGE,
    async readEnd(first, after) {
      const variables = { kind, first, after };
      const { data: read } = await client.query({ query: AssetPlacesDocument, variables, fetchPolicy: 'no-cache' });
      return endOf(read?.viewer?.account.assets?.pageInfo);
    },
  });
  const { data, error, refetch } = useSuspenseQuery(AssetFilesDocument, {
    variables: {
      kind,
      first: PAGE,
      after: isSearching ? null : pages.cursor,
      search: isSearching ? search : null,
    },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const assets = data?.viewer?.account.assets;
  // An empty page gives way to the previous one.
  const deleted = () =>
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.assets?.nodes.length === 0 && pages.index > 0) pages.previous();
    });
  return (
    <div className={styles['files']} role="tabpanel" aria-label={libraryMessages.tabs[tabOf(list)]}>
      <div className={styles['head']}>
        {children}
        {(typed !== '' || (assets && assets.totalCount > PAGE)) && (
          <SearchField label={libraryMessages.search} value={typed} onChange={setTyped} />
        )}
      </div>
      {pages.isLost && !isSearching ? (
        <Finding />
      ) : !assets ? (
        <FaultBlock
          title={libraryMessages.fault}
          reassurance={libraryMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : assets.totalCount === 0 && isSearching ? (
        <StateBlock icon={SearchX} title={kitMessages.nothingCalled(search)} />
      ) : assets.totalCount === 0 && !onAdd ? (
        <StateBlock icon={list === 'videos' ? Video : Images} title={libraryMessages.emptyTitle[list]} />
      ) : (
        <AssetGrid
          list={list}
          assets={assets.nodes}
          chosen={chosen}
          onChoose={onChoose}
          onAdd={isSearching ? null : onAdd}
          onDeleted={(url) => {
            if (url === chosen) onChoose?.(null);
            deleted();
          }}
        />
      )}
      {assets && !isSearching && !pages.isLost && PAGE < assets.totalCount && (
        <Pager label={libraryMessages.files[list]} pages={pages} pageSize={PAGE} list={assets} />
      )}
    </div>
  );
}
