import { Suspense, useState, type ReactNode } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { RefreshCw, Upload } from 'lucide-react';
import { Button } from 'antd';
import { AssetLibraryDocument } from '../../generated/graphql.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { AddAsset } from './AddAsset.tsx';
import { AssetFiles } from './AssetFiles.tsx';
import { AssetGridSkeleton } from './AssetGridSkeleton.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { LibraryTabs } from './LibraryTabs.tsx';
import { libraryMessages } from './messages.ts';
import { SelectionFoot } from './SelectionFoot.tsx';
import type { Selection } from './selection.ts';
import { readLibraryAgain, sendAsset, type Send } from './sendings.ts';
import { tabKinds, type LibraryTab } from './tabs.ts';

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
  selection?: Selection | null | undefined;
  /** How files are sent. */
  send: Send;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** The images and videos of the account: to look through, add to and delete from, and to choose one where something asks for it. */
export function LibraryDialog({ tab, isAdding, selection = null, onTab, onAdding, send, ...frame }: Props) {
  const { path = [], picture, onBack, onClose } = frame;
  const client = useApolloClient();
  const [chosen, setChosen] = useState<{ url: string; name: string } | null>(null);
  // Whoever comes back from adding has the focus where they left.
  const [hasAdded, setAdded] = useState(isAdding);
  if (isAdding && !hasAdded) setAdded(true);
  const { data } = useQuery(AssetLibraryDocument, { errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const account = data?.viewer?.account;
  const canAdd = account?.viewerCanChangeAssets === true;
  const add = canAdd ? () => onAdding(true) : null;
  const pick = async (file: File) => {
    if (await sendAsset(client, send, tab, file)) onAdding(false);
  };
  const go = (to: LibraryTab) => {
    setChosen(null);
    onTab(to);
  };
  return (
    <Dialog
      isFlush
      width={1120}
      title={<LibraryHead path={path} isAdding={isAdding} picture={picture} />}
      onClose={onClose}
      onBack={isAdding ? () => onAdding(false) : onBack}
      foot={
        selection && !isAdding ? (
          <SelectionFoot selection={selection} tab={tab} chosen={chosen} onCancel={onBack ?? onClose} />
        ) : undefined
      }
    >
      {isAdding ? (
        <AddAsset tab={tab} selection={selection} onPick={(file) => void pick(file)} />
      ) : (
        <>
          <LibraryTabs
            tab={tab}
            counts={{ images: account?.images?.totalCount, videos: account?.videos?.totalCount }}
            onTab={go}
          >
            <Refresh />
            {add && (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever comes back from what it opened
              <Button autoFocus={hasAdded} icon={<Upload size={15} aria-hidden />} onClick={add}>
                {libraryMessages.upload[tab]}
              </Button>
            )}
          </LibraryTabs>
          <Suspense fallback={<AssetGridSkeleton />}>
            <AssetFiles
              key={tab}
              tab={tab}
              chosen={chosen?.url ?? null}
              onChoose={selection && tabKinds[tab].rule === selection.kind ? setChosen : null}
              onAdd={add}
            />
          </Suspense>
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
    // What could not be read says so where it would stand.
    await readLibraryAgain(client).catch(reportError);
    setReading(false);
  };
  return (
    <Button type="text" icon={<RefreshCw size={15} aria-hidden />} loading={isReading} onClick={() => void read()}>
      {libraryMessages.refresh}
    </Button>
  );
}
