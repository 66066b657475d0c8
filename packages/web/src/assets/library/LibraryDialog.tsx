import { startTransition, useDeferredValue, useState, useTransition, type ReactNode } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Images, RefreshCw, SearchX, Upload, Video } from 'lucide-react';
import { Button, Input } from 'antd';
import { AssetLibraryDocument } from '../../generated/graphql.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FaultBlock } from '../../kit/FaultBlock.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { StateBlock } from '../../kit/StateBlock.tsx';
import { useDebounced } from '../../kit/useDebounced.ts';
import { usePages } from '../../kit/usePages.ts';
import { AddAsset } from './AddAsset.tsx';
import { AssetGrid } from './AssetGrid.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';
import { libraryMessages } from './messages.ts';
import { SelectionFoot } from './SelectionFoot.tsx';
import type { Selection } from './selection.ts';
import { sendAsset, type Send } from './sendings.ts';
import { tabKinds, type LibraryTab } from './tabs.ts';
import styles from './LibraryDialog.module.css';

interface Props {
  tab: LibraryTab;
  onTab: (tab: LibraryTab) => void;
  /** Whether the screen for a new file is shown instead of the list. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** What leads here, before 'Asset Library': `['Edit Config', 'showroom']`. */
  path?: readonly string[];
  picture?: ReactNode;
  /** What the file is chosen for; null: the library is looked at by itself. */
  selection?: Selection | null;
  /** How files are sent. */
  send: Send;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** With the tile for a new file six rows of four. */
const PAGE = 23;
const SEARCH_DELAY_MS = 250;

/** The images and videos of the account: to look through, add to and delete from, and to choose one where something asks for it. */
export function LibraryDialog({ tab, isAdding, selection = null, onTab, onAdding, send, ...frame }: Props) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState<{ url: string; name: string } | null>(null);
  const pick = (file: File) =>
    void sendAsset(client, send, tab, file).then((isSending) => isSending && isAdding && onAdding(false));
  // The screen that is left takes the focus with it: the one that comes gives it to what led there.
  const [focus, setFocus] = useState<'tab' | 'add' | null>(null);
  const go = (to: LibraryTab) => {
    setChosen(null);
    setFocus('tab');
    onTab(to);
  };
  const add = () => {
    setFocus('add');
    onAdding(true);
  };
  const { onClose, onBack } = frame;
  return (
    <Dialog
      isFlush
      width={1120}
      title={<LibraryHead path={frame.path ?? []} isAdding={isAdding} picture={frame.picture} />}
      onClose={onClose}
      onBack={isAdding ? () => onAdding(false) : onBack}
      foot={
        selection && !isAdding ? (
          <SelectionFoot selection={selection} tab={tab} chosen={chosen} onCancel={onBack ?? onClose} />
        ) : undefined
      }
    >
      {isAdding ? (
        <AddAsset tab={tab} selection={selection} onPick={pick} />
      ) : (
        <Files
          key={tab}
          tab={tab}
          chosen={chosen?.url ?? null}
          onChoose={selection && tabKinds[tab].rule === selection.kind ? setChosen : null}
          onTab={go}
          focus={focus}
          onAdd={add}
        />
      )}
    </Dialog>
  );
}

interface FilesProps {
  tab: LibraryTab;
  chosen: string | null;
  onChoose: ((chosen: { url: string; name: string } | null) => void) | null;
  /** What has the focus from the start. */
  focus: 'tab' | 'add' | null;
  onTab: (tab: LibraryTab) => void;
  onAdd: () => void;
}

function Files({ tab, chosen, onChoose, focus, onTab, onAdd }: FilesProps) {
  const pages = usePages();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(useDebounced(typed.trim(), SEARCH_DELAY_MS));
  const { data, error, refetch } = useSuspenseQuery(AssetLibraryDocument, {
    variables: { kind: tabKinds[tab].api, first: PAGE, after: pages.cursor, search: search === '' ? null : search },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const [isRefreshing, startRefreshing] = useTransition();
  const refresh = () => startRefreshing(async () => void (await refetch()));
  const account = data?.viewer?.account;
  const list = account?.assets;
  const canAdd = account?.viewerCanChangeAssets === true;
  // A page that became empty gives way to the one before it.
  const deleted = () =>
    startTransition(async () => {
      const { data: fresh } = await refetch();
      if (fresh?.viewer?.account.assets?.nodes.length === 0 && pages.index > 0) pages.previous();
    });
  return (
    <>
      <LibraryTabs
        tab={tab}
        counts={{ images: account?.images?.totalCount, videos: account?.videos?.totalCount }}
        takesFocus={focus === 'tab'}
        onTab={onTab}
      >
        <Button type="text" icon={<RefreshCw size={15} aria-hidden />} loading={isRefreshing} onClick={refresh}>
          {libraryMessages.refresh}
        </Button>
        {canAdd && (
          <Button autoFocus={focus === 'add'} icon={<Upload size={15} aria-hidden />} onClick={onAdd}>
            {libraryMessages.upload[tab]}
          </Button>
        )}
      </LibraryTabs>
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
        ) : list.totalCount === 0 && search !== '' ? (
          <StateBlock icon={SearchX} title={libraryMessages.noMatch(search)} />
        ) : list.totalCount === 0 && !canAdd ? (
          <StateBlock icon={tab === 'images' ? Images : Video} title={libraryMessages.emptyTitle[tab]} />
        ) : (
          <AssetGrid
            tab={tab}
            assets={list.nodes}
            chosen={chosen}
            onChoose={onChoose}
            onAdd={canAdd && search === '' ? onAdd : null}
            onDeleted={(url) => {
              if (url === chosen) onChoose?.(null);
              deleted();
            }}
          />
        )}
        {list && list.totalCount > PAGE && (
          <Pager label={libraryMessages.files[tab]} pages={pages} pageSize={PAGE} list={list} />
        )}
      </div>
    </>
  );
}
