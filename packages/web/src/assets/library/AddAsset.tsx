import { useId, useState } from 'react';
import { ImagePlus, Video } from 'lucide-react';
import { endingsOf } from '@launchyard/domain/assets';
import { DropZone } from '../../kit/DropZone.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { FileLink } from '../../kit/FileField.tsx';
import { useDrop } from '../../kit/use-drop.ts';
import { libraryMessages } from './messages.ts';
import { listKinds, type LibraryList } from './tabs.ts';
import styles from './AddAsset.module.css';

interface Props {
  list: LibraryList;
  /** Resolves to the reasons why files were refused, one line each; empty if all are being sent. */
  onPick: (files: readonly File[]) => Promise<readonly string[]>;
}

/** Accepts new files (applications §2), one after the other. */
export function AddAsset({ list, onPick }: Props) {
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const pick = async (files: readonly File[]) => {
    setProblems([]);
    setProblems(await onPick(files));
  };
  const { isOver, zone } = useDrop((files) => void pick(files));
  return (
    <div className={styles['add']}>
      <p className={styles['title']}>{libraryMessages.upload[list]}</p>
      <DropZone
        icon={list === 'videos' ? Video : ImagePlus}
        isOver={isOver}
        zone={zone}
        words={
          <>
            {isOver ? libraryMessages.dropNow : libraryMessages.drop[list]}{' '}
            <FileLink
              id={id}
              autoFocus
              isMultiple
              accept={endingsOf(listKinds[list].rule).join(',')}
              describedBy={[...problems.map((_, at) => `${id}-problem-${at}`), `${id}-hint`].join(' ')}
              onPick={(files) => void pick(files)}
            >
              {libraryMessages.chooseFile}
            </FileLink>
          </>
        }
        hintId={`${id}-hint`}
        hint={`${libraryMessages.hint[list]}. ${libraryMessages.most[list]}`}
      >
        {problems.map((problem, at) => (
          <FieldError key={problem} isToasted id={`${id}-problem-${at}`} message={problem} />
        ))}
      </DropZone>
    </div>
  );
}
