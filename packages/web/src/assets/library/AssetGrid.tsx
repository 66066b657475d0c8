import { useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ImagePlus, Video } from 'lucide-react';
import type { AssetCard_AssetFragment } from '../../generated/graphql.ts';
import { useStore } from '../../kit/store.ts';
import { useAsked, useEndWhenGone } from '../../kit/use-asked.ts';
import { ASSET_QUESTIONS, AssetCard } from './AssetCard.tsx';
import { libraryMessages } from './messages.ts';
import { SendingCard } from './SendingCard.tsx';
import { sendings } from './sendings.ts';
import type { LibraryList } from './tabs.ts';
import styles from './AssetGrid.module.css';

interface Props {
  list: LibraryList;
  assets: ReadonlyArray<{ id: string; name: string; url: string } & FragmentType<AssetCard_AssetFragment>>;
  /** The URL of the chosen file. */
  chosen: string | null;
  /** Null: there is nothing to choose. */
  onChoose: ((chosen: { url: string; name: string }) => void) | null;
  /** Null: nothing can be added here. */
  onAdd: (() => void) | null;
  onDeleted: (url: string) => void;
}

/** Four columns: uploads in progress, the files, and the tile for a new one. */
export function AssetGrid({ list, assets, chosen, onChoose, onAdd, onDeleted }: Props) {
  const group = useId();
  const asking = useAsked(ASSET_QUESTIONS);
  useEndWhenGone(
    asking,
    assets.map(({ id }) => id),
  );
  const client = useApolloClient();
  const sent = useStore(sendings).filter((each) => each.client === client && each.list === list);
  const Icon = list === 'videos' ? Video : ImagePlus;
  return (
    <ul className={styles['grid']} aria-label={libraryMessages.files[list]} {...(onChoose && { role: 'radiogroup' })}>
      {onAdd &&
        sent.map((sending) => (
          <SendingCard key={sending.transfer.upload.id} sending={sending} isInGroup={onChoose !== null} />
        ))}
      {assets.map((asset) => (
        <AssetCard
          key={asset.id}
          asset={asset}
          choice={onChoose && { group, isChosen: asset.url === chosen, onChoose: () => onChoose(asset) }}
          asking={asking}
          onDeleted={() => onDeleted(asset.url)}
        />
      ))}
      {onAdd && (
        <li className={styles['item']} {...(onChoose && { role: 'presentation' })}>
          <button type="button" className={styles['add']} onClick={onAdd}>
            <span className={styles['icon']}>
              <Icon size={20} aria-hidden />
            </span>
            <span className={styles['words']}>{libraryMessages.upload[list]}</span>
            <span className={styles['hint']}>{libraryMessages.hint[list]}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
