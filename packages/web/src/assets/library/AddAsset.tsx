import { useId, useState, type DragEvent } from 'react';
import { ImagePlus, Video } from 'lucide-react';
import { endingsOf } from '@launchyard/domain/assets';
import { FieldError } from '../../kit/FieldError.tsx';
import { libraryMessages } from './messages.ts';
import { listKinds, type LibraryList } from './tabs.ts';
import styles from './AddAsset.module.css';

interface Props {
  list: LibraryList;
  /** Resolves to why the file was not taken, or null. */
  onPick: (file: File) => Promise<string | null>;
}

/** Takes a new file (applications §2). */
export function AddAsset({ list, onPick }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const Icon = list === 'videos' ? Video : ImagePlus;
  const pick = async (file: File) => {
    setProblem(null);
    setProblem(await onPick(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void pick(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={styles['add']}>
      <div
        className={styles['zone']}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles['icon']}>
          <Icon size={20} aria-hidden />
        </span>
        <p className={styles['title']}>{libraryMessages.upload[list]}</p>
        <p className={styles['words']}>
          {isOver ? libraryMessages.dropNow : libraryMessages.drop[list]}{' '}
          <label htmlFor={id} className={styles['choose']}>
            {libraryMessages.chooseFile}
            <input
              id={id}
              data-first=""
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone, and with it the focus
              autoFocus
              className="srOnly"
              type="file"
              accept={endingsOf(listKinds[list].rule).join(',')}
              aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void pick(file);
                // The same file chosen twice counts twice.
                event.target.value = '';
              }}
            />
          </label>
        </p>
        <FieldError isToasted id={`${id}-problem`} message={problem ?? undefined} />
        <p id={`${id}-hint`} className={styles['hint']}>
          {libraryMessages.hint[list]}. {libraryMessages.most[list]}
        </p>
      </div>
    </div>
  );
}
