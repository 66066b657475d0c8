import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { ImagePlus, Video } from 'lucide-react';
import type { AssetCard_AssetFragment } from '../../generated/graphql.ts';
import { useStore } from '../../kit/store.ts';
import { AssetCard, type ShownAsset } from './AssetCard.tsx';
import { DeleteAsset } from './DeleteAsset.tsx';
import { libraryMessages } from './messages.ts';
import { SendingCard } from './SendingCard.tsx';
import { sendings } from './sendings.ts';
import type { LibraryTab } from './tabs.ts';
import styles from './AssetGrid.module.css';

interface Props {
  tab: LibraryTab;
  assets: ReadonlyArray<{ id: string; name: string; url: string } & FragmentType<AssetCard_AssetFragment>>;
  /** The address of the one that is chosen. */
  chosen: string | null;
  /** Null: nothing is chosen here. */
  onChoose: ((chosen: { url: string; name: string }) => void) | null;
  /** Null: nothing can be added here. */
  onAdd: (() => void) | null;
  onDeleted: (url: string) => void;
}

/** Four across: what is on its way, the files, and the tile for a new one. */
export function AssetGrid({ tab, assets, chosen, onChoose, onAdd, onDeleted }: Props) {
  const group = useId();
  const [deleting, setDeleting] = useState<ShownAsset | null>(null);
  const sent = useStore(sendings).filter((each) => each.tab === tab);
  const Icon = tab === 'images' ? ImagePlus : Video;
  return (
    <>
      <ul className={styles['grid']} aria-label={libraryMessages.files[tab]} {...(onChoose && { role: 'radiogroup' })}>
        {onAdd &&
          sent.map((sending) => (
            <SendingCard key={sending.transfer.upload.id} sending={sending} isInGroup={onChoose !== null} />
          ))}
        {assets.map((asset) => (
          <AssetCard
            key={asset.id}
            asset={asset}
            choice={onChoose && { group, isChosen: asset.url === chosen, onChoose: () => onChoose(asset) }}
            onDelete={setDeleting}
          />
        ))}
        {onAdd && (
          <li className={styles['item']} {...(onChoose && { role: 'presentation' })}>
            <button type="button" className={styles['add']} onClick={onAdd}>
              <span className={styles['icon']}>
                <Icon size={20} aria-hidden />
              </span>
              <span className={styles['words']}>{libraryMessages.upload[tab]}</span>
              <span className={styles['hint']}>{libraryMessages.hint[tab]}</span>
            </button>
          </li>
        )}
      </ul>
      {deleting && (
        <DeleteAsset
          asset={deleting}
          onKeep={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            onDeleted(deleting.url);
          }}
        />
      )}
    </>
  );
}
