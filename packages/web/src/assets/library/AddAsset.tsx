import { useId, useState, type DragEvent } from 'react';
import { ImagePlus, Video } from 'lucide-react';
import { endingsOf } from '@launchyard/domain/assets';
import { FieldError } from '../../kit/FieldError.tsx';
import { libraryMessages } from './messages.ts';
import { listKinds, type LibraryList } from './tabs.ts';
import styles from './AddAsset.module.css';

interface Props {
  list: LibraryList;
  /** Resolves to why files were not taken, a line for each reason; none when all are on their way. */
  onPick: (files: readonly File[]) => Promise<readonly string[]>;
}

/** Takes new files (applications §2), one after the other. */
export function AddAsset({ list, onPick }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const Icon = list === 'videos' ? Video : ImagePlus;
  const pick = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setProblems([]);
    setProblems(await onPick(files));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void pick([...event.dataTransfer.files]);
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
              multiple
              accept={endingsOf(listKinds[list].rule).join(',')}
              aria-describedby={[...problems.map((_, at) => `${id}-problem-${at}`), `${id}-hint`].join(' ')}
              onChange={(event) => {
                void pick([...(event.target.files ?? [])]);
                // The same file chosen twice counts twice.
                event.target.value = '';
              }}
            />
          </label>
        </p>
        <div className={styles['problems']}>
          {problems.map((problem, at) => (
            <FieldError key={problem} isToasted id={`${id}-problem-${at}`} message={problem} />
          ))}
        </div>
        <p id={`${id}-hint`} className={styles['hint']}>
          {libraryMessages.hint[list]}. {libraryMessages.most[list]}
        </p>
      </div>
    </div>
  );
}
