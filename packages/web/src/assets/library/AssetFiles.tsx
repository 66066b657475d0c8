import { startTransition, useDeferredValue, useState } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Images, SearchX, Video } from 'lucide-react';
import { Input } from 'antd';
import { AssetFilesDocument } from '../../generated/graphql.ts';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { usePages } from '../../kit/usePages.ts';
import { AssetGrid } from './AssetGrid.tsx';
import { libraryMessages } from './messages.ts';
import { tabKinds, type LibraryTab } from './tabs.ts';
import styles from './AssetFiles.module.css';

interface Props {
  tab: LibraryTab;
  /** The address of the one that is chosen. */
  chosen: string | null;
  /** Null: nothing is chosen here. */
  onChoose: ((chosen: { url: string; name: string } | null) => void) | null;
  /** Null: nothing can be added. */
  onAdd: (() => void) | null;
}

/** With the tile for a new file six rows of four. */
const PAGE = 23;
const SEARCH_DELAY_MS = 250;

/** One list of the library, by pages; to be searched where it is longer than one. */
export function AssetFiles({ tab, chosen, onChoose, onAdd }: Props) {
  const pages = usePages();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(useDebounced(typed.trim(), SEARCH_DELAY_MS));
  const isSearching = search !== '';
  const { data, error, refetch } = useSuspenseQuery(AssetFilesDocument, {
    variables: {
      kind: tabKinds[tab].api,
      first: PAGE,
      after: isSearching ? null : pages.cursor,
      search: isSearching ? search : null,
    },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.account.assets;
  // A page that became empty gives way to the one before it.
  const deleted = () =>
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.assets?.nodes.length === 0 && pages.index > 0) pages.previous();
    });
  return (
    <div className={styles['files']} role="tabpanel" aria-label={libraryMessages.tabs[tab]}>
      {(typed !== '' || (list && list.totalCount > PAGE)) && (
        <Input
          allowClear
          className={styles['search']}
          value={typed}
          placeholder={libraryMessages.search}
          aria-label={libraryMessages.search}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {!list ? (
        <FaultBlock
          title={libraryMessages.fault}
          reassurance={libraryMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : list.totalCount === 0 && isSearching ? (
        <StateBlock icon={SearchX} title={libraryMessages.noMatch(search)} />
      ) : list.totalCount === 0 && !onAdd ? (
        <StateBlock icon={tab === 'images' ? Images : Video} title={libraryMessages.emptyTitle[tab]} />
      ) : (
        <AssetGrid
          tab={tab}
          assets={list.nodes}
          chosen={chosen}
          onChoose={onChoose}
          onAdd={isSearching ? null : onAdd}
          onDeleted={(url) => {
            if (url === chosen) onChoose?.(null);
            deleted();
          }}
        />
      )}
      {list && !isSearching && PAGE < list.totalCount && (
        <Pager label={libraryMessages.files[tab]} pages={pages} pageSize={PAGE} list={list} />
      )}
    </div>
  );
}
