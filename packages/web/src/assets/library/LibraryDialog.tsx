import { Suspense, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Link2, RefreshCw, Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { AssetLibraryDocument } from '../../generated/graphql.ts';
import { CrumbHead, type HeadApp } from '../../kit/CrumbHead.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useIsPhone } from '../../kit/use-media.ts';
import { AddAsset } from './AddAsset.tsx';
import type { LibraryView } from './addresses.ts';
import { AddVideo } from './AddVideo.tsx';
import { AssetFiles } from './AssetFiles.tsx';
import { AssetGridSkeleton } from './AssetGridSkeleton.tsx';
import { ImageLists } from './ImageLists.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';
import { libraryMessages } from './messages.ts';
import { SelectionFoot } from './SelectionFoot.tsx';
import type { Selection } from './selection.ts';
import { readLibraryAgain, sendAssets, type Send } from './sendings.ts';
import { listKinds, tabOf, type LibraryList } from './tabs.ts';

interface Props {
  view: LibraryView;
  /** The URL of another view. */
  addressOf: (view: LibraryView) => string;
  /** The breadcrumbs before 'Asset Library': `['Edit Config', 'showroom']`. */
  path?: readonly string[];
  app?: HeadApp | null;
  facts?: readonly string[];
  /** What the file is chosen for; null: the library is opened on its own. */
  selection?: Selection | null | undefined;
  send: Send;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** The account's images and videos: to browse, add and delete, or to choose one for a setting. */
export function LibraryDialog({ view, addressOf, selection = null, send, ...frame }: Props) {
  const { path = [], app, facts = [], onBack, onClose } = frame;
  const { list, screen } = view;
  const client = useApolloClient();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const show = (to: LibraryView) => void navigate(addressOf(to));
  const [choice, setChoice] = useState<{ list: LibraryList; url: string; name: string } | null>(null);
  const chosen = choice?.list === list ? choice : null;
  // When users return from adding, the focus goes where it was.
  const [hasLeft, setLeft] = useState(screen !== 'list');
  if (screen !== 'list' && !hasLeft) setLeft(true);
  const { data } = useQuery(AssetLibraryDocument, { errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const account = data?.viewer?.account;
  const canAdd = account?.viewerCanChangeAssets === true;
  const add = canAdd ? () => show({ list, screen: 'new' }) : null;
  const pick = async (files: readonly File[]) => {
    const problems = await sendAssets(client, send, list, files);
    if (problems.length === 0) show({ list, screen: 'list' });
    return problems;
  };
  const lists = list !== 'videos' && <ImageLists list={list} onList={(to) => show({ list: to, screen: 'list' })} />;
  const choose = (file: { url: string; name: string } | null) => setChoice(file && { list, ...file });
  const files = (
    <Suspense fallback={<AssetGridSkeleton />}>
      <AssetFiles
        key={list}
        list={list}
        chosen={chosen?.url ?? null}
        onChoose={selection && listKinds[list].medium === selection.kind ? choose : null}
        onAdd={add}
      >
        {isPhone && lists}
      </AssetFiles>
    </Suspense>
  );
  // Applications §2: 'Edit Config > config name > Asset Library > Add New', up to the current
  // screen.
  const crumbs = [...path, libraryMessages.title, ...(screen === 'list' ? [] : [libraryMessages.addNew])];
  return (
    <Dialog
      isFlush
      width={1120}
      title={<CrumbHead crumbs={crumbs} app={app} facts={facts} />}
      onClose={onClose}
      onBack={screen === 'list' ? onBack : () => show({ list, screen: 'list' })}
      foot={
        selection && screen !== 'new' ? (
          <SelectionFoot selection={selection} tab={tabOf(list)} chosen={chosen} onCancel={onBack ?? onClose} />
        ) : undefined
      }
    >
      {screen === 'new' ? (
        <AddAsset list={list} onPick={pick} />
      ) : screen === 'add-video' ? (
        <AddVideo onAdd={selection?.kind === 'video' ? selection.onAdd : null}>{files}</AddVideo>
      ) : (
        <>
          <LibraryTabs
            tab={tabOf(list)}
            counts={{ images: account?.images?.totalCount, videos: account?.videos?.totalCount }}
            addressOf={(tab) => addressOf({ list: tab, screen: 'list' })}
          >
            {!isPhone && lists}
            <Refresh />
            {selection?.kind === 'video' && list === 'videos' && (
              <Button icon={<Link2 size={15} aria-hidden />} onClick={() => show({ list, screen: 'add-video' })}>
                {libraryMessages.byAddress}
              </Button>
            )}
            {add && (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for users who return from a screen it opened
              <Button autoFocus={hasLeft} icon={<Upload size={15} aria-hidden />} onClick={add}>
                {libraryMessages.upload[list]}
              </Button>
            )}
          </LibraryTabs>
          {files}
        </>
      )}
    </Dialog>
  );
}

function Refresh() {
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    // Errors appear in place of the content.
    await readLibraryAgain(client).catch(reportError);
    setReading(false);
  };
  return (
    <Button type="text" icon={<RefreshCw size={15} aria-hidden />} loading={isReading} onClick={() => void read()}>
      {libraryMessages.refresh}
    </Button>
  );
}
