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
  /** The application's name, from which a picture is drawn while none was chosen. */
  name: string;
  /** The picture that the application has already. */
  url?: string | null;
  /** The file that was chosen and is not sent yet. */
  picked: File | null;
  /** Called with files that nothing speaks against; the others are refused here, in words. */
  onPick: (file: File) => void;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** Shows the picture that an application has or gets, and takes another. It sends nothing: see `useSendThumbnail`. */
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

/** An address of the file for this page. It costs some bytes and goes with the page; the picture itself stays on the disk. */
const previewOf = ofEach((file: File) => URL.createObjectURL(file));
