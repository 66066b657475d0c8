import { useId } from 'react';
import { FileArchive } from 'lucide-react';
import { uploadMessages } from './messages.ts';
import { useDrop } from './useDrop.ts';
import { ZipInput } from './ZipInput.tsx';
import styles from './FileDrop.module.css';

interface Props {
  onPick: (file: File) => void;
  hint?: string;
  /** The id of what went wrong with the last choice. */
  describedBy?: string | undefined;
  isCompact?: boolean;
  /** Whether a file hovers over what surrounds the area, where that takes files, too; unset: the area itself takes them. */
  isOverAround?: boolean;
}

/** Drop a ZIP, or choose one. The file field itself is the control: it has the focus and the name. */
export function FileDrop({
  onPick,
  hint = uploadMessages.dropHint,
  describedBy,
  isCompact = false,
  isOverAround,
}: Props) {
  const id = useId();
  const own = useDrop(onPick);
  const isOver = isOverAround ?? own.isOver;
  return (
    <div
      className={styles['zone']}
      data-over={isOver}
      data-compact={isCompact}
      {...(isOverAround === undefined ? own.zone : {})}
    >
      <span className={styles['icon']}>
        <FileArchive size={20} aria-hidden />
      </span>
      <div>
        <p className={styles['words']}>
          {isOver ? (
            uploadMessages.dropNow
          ) : (
            <>
              {uploadMessages.dropHere}{' '}
              <ZipInput id={id} onPick={onPick} describedBy={[`${id}-hint`, describedBy].filter(Boolean).join(' ')}>
                {uploadMessages.chooseFile}
              </ZipInput>
            </>
          )}
        </p>
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      </div>
    </div>
  );
}
