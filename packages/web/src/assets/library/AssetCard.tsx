import type { FragmentType } from '@apollo/client';
import { Check, Trash2 } from 'lucide-react';
import { KIB, MIB } from '@launchyard/domain/kit';
import { AssetCard_AssetFragmentDoc, type AssetCard_AssetFragment } from '../../generated/graphql.ts';
import { shownFileName } from '../../kit/file-name.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import type { Asking } from '../../kit/use-asked.ts';
import { useFragmentData } from '../../kit/use-fragment-data.ts';
import { DeleteAsset } from './DeleteAsset.tsx';
import { libraryMessages } from './messages.ts';
import styles from './AssetCard.module.css';

type ShownAsset = AssetCard_AssetFragment;

/** The questions about a file, by its id. */
export const ASSET_QUESTIONS = ['delete-asset'] as const;

interface Props {
  asset: FragmentType<AssetCard_AssetFragment>;
  /** Null if there is nothing to choose. */
  choice: { group: string; isChosen: boolean; onChoose: () => void } | null;
  asking: Asking<(typeof ASSET_QUESTIONS)[number]>;
  onDeleted: () => void;
}

/** A file with its picture, size and uses. While choosing, the whole card is the radio button. */
export function AssetCard({ asset: masked, choice, asking, onDeleted }: Props) {
  const asset = useFragmentData(AssetCard_AssetFragmentDoc, masked);
  const { name, usedBy, usedByCount } = asset;
  const face = (
    <>
      <Picture asset={asset} />
      <span className={styles['name']} title={name}>
        {shownFileName(name)}
      </span>
      <span className={styles['facts']}>
        {libraryMessages.size(asset.width, asset.height)} · {shownSize(asset)}
      </span>
      {usedByCount > 0 && (
        <span className={styles['facts']} title={usedBy?.map((each) => each.name).join(', ')}>
          {libraryMessages.usedBy(usedByCount)}
        </span>
      )}
    </>
  );
  return (
    <li className={styles['card']} data-chosen={choice?.isChosen ?? false} {...(choice && { role: 'presentation' })}>
      {choice ? (
        <label className={styles['face']}>
          <input
            type="radio"
            className="srOnly"
            name={choice.group}
            checked={choice.isChosen}
            aria-label={libraryMessages.choose(name)}
            onChange={choice.onChoose}
          />
          {face}
        </label>
      ) : (
        <div className={styles['face']}>{face}</div>
      )}
      {choice?.isChosen && (
        <span className={styles['check']}>
          <Check size={14} aria-hidden />
        </span>
      )}
      {asset.viewerCanDelete && (
        <IconButton
          icon={Trash2}
          label={libraryMessages.remove(name)}
          className={styles['delete']}
          onClick={() => asking.ask('delete-asset', asset.id)}
        />
      )}
      {asking.asked?.of === asset.id && asset.viewerCanDelete && (
        <DeleteAsset asset={asset} onDeleted={onDeleted} onEnd={asking.end} />
      )}
    </li>
  );
}

/** Applications §9: images in KB, videos in MB. The number and its unit stay on one line. */
const shownSize = ({ kind, sizeBytes }: ShownAsset): string =>
  kind === 'VIDEO' ? `${(sizeBytes / MIB).toFixed(1)}\u00a0MB` : `${(sizeBytes / KIB).toFixed(1)}\u00a0KB`;

/** Loaded when it scrolls into view; a film shows its first frame. */
function Picture({ asset: { kind, url } }: { asset: ShownAsset }) {
  return kind === 'VIDEO' ? (
    <video className={styles['picture']} src={`${url}#t=0.1`} preload="metadata" muted playsInline aria-hidden />
  ) : (
    <img className={styles['picture']} src={url} alt="" loading="lazy" decoding="async" />
  );
}
