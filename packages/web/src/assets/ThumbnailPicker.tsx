import { useId } from 'react';
import { ImagePlus } from 'lucide-react';
import { cx } from '../kit/cx.ts';
import { FileField } from '../kit/FileField.tsx';
import { ofEach } from '../kit/state.ts';
import { Thumbnail } from '../kit/thumbnail/Thumbnail.tsx';
import { toastFault } from '../kit/toasts.ts';
import { judgeThumbnail } from './judge-thumbnail.ts';
import { assetMessages } from './messages.ts';
import { unjudged } from './unjudged.ts';
import styles from './ThumbnailPicker.module.css';

interface Props {
  /** The application's name, from which a picture is drawn until one is chosen. */
  name: string;
  /** The application's current picture. */
  url?: string | null;
  /** The chosen file, not sent yet. */
  picked: File | null;
  /** Called with valid files only; the others are refused here with a message. */
  onPick: (file: File) => void;
  isDisabled?: boolean;
  className?: string | undefined;
}

/**
 * Shows an application's current or new picture, and lets the user choose another. It sends
 * nothing: see `useSendThumbnail`.
 */
export function ThumbnailPicker({ name, url, picked, onPick, isDisabled = false, className }: Props) {
  const id = useId();
  const pick = async (file: File) => {
    const refusal = await judgeThumbnail(file).catch(unjudged);
    if (refusal === null) onPick(file);
    else toastFault(refusal);
  };
  return (
    <div className={cx(styles['picker'], className)}>
      <Thumbnail name={name} url={picked ? previewOf(picked) : url} className={styles['picture']} />
      <label htmlFor={id} className={styles['choose']} title={assetMessages.thumbnailHint} data-disabled={isDisabled}>
        <ImagePlus size={16} aria-hidden />
        <span className="srOnly">{assetMessages.chooseThumbnail}</span>
        <FileField
          id={id}
          accept="image/jpeg,image/png"
          isDisabled={isDisabled}
          describedBy={`${id}-hint`}
          onPick={([file]) => file && void pick(file)}
        />
      </label>
      <span id={`${id}-hint`} className="srOnly">
        {assetMessages.thumbnailHint}
      </span>
    </div>
  );
}

/**
 * A URL of the file for this page. It takes a few bytes and lives as long as the page; the picture
 * itself stays on disk.
 */
const previewOf = ofEach((file: File) => URL.createObjectURL(file));
