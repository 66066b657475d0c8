import { useId } from 'react';
import { FileArchive } from 'lucide-react';
import { DropZone } from '../kit/DropZone.tsx';
import { uploadMessages } from './messages.ts';
import { useZipDrop } from './use-zip-drop.ts';
import { ZipInput } from './ZipInput.tsx';

interface Props {
  onPick: (file: File) => void;
  hint?: string;
  /** The id of the last choice's error message. */
  describedBy?: string | undefined;
  isCompact?: boolean;
  /**
   * Whether a file is over the surrounding element, if that accepts files; unset: only the area
   * itself does.
   */
  isOverAround?: boolean;
}

/** Drop a ZIP, or choose one. The file field itself is the control, with the focus and the name. */
export function FileDrop({
  onPick,
  hint = uploadMessages.dropHint,
  describedBy,
  isCompact = false,
  isOverAround,
}: Props) {
  const id = useId();
  const own = useZipDrop(onPick);
  const isOver = isOverAround ?? own.isOver;
  return (
    <DropZone
      icon={FileArchive}
      isOver={isOver}
      isCompact={isCompact}
      zone={isOverAround === undefined ? own.zone : undefined}
      words={
        isOver ? (
          uploadMessages.dropNow
        ) : (
          <>
            {uploadMessages.dropHere}{' '}
            <ZipInput id={id} onPick={onPick} describedBy={[`${id}-hint`, describedBy].filter(Boolean).join(' ')}>
              {uploadMessages.chooseFile}
            </ZipInput>
          </>
        )
      }
      hintId={`${id}-hint`}
      hint={hint}
    />
  );
}
