import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FileArchive } from 'lucide-react';
import { uploadMessages } from './messages.ts';
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

interface InputProps {
  id: string;
  onPick: (file: File) => void;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A file field that looks like its label. Choosing the same file twice counts twice. */
export function ZipInput({ id, onPick, describedBy, className, children }: InputProps) {
  return (
    <label htmlFor={id} className={className ?? styles['choose']}>
      {children}
      <input
        id={id}
        className="srOnly"
        type="file"
        accept=".zip,application/zip"
        data-first=""
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Files dragged over an element. Entering a child leaves its parent, so the entries are counted. */
export function useDrop(onPick: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const count = (change: number) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const zone = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && (event.preventDefault(), count(1)),
    onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
    onDragLeave: (event: DragEvent) => hasFiles(event) && count(-1),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onPick(file);
    },
  };
  return { isOver, zone };
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
