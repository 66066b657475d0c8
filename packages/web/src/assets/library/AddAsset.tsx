import { useId, useState, type DragEvent } from 'react';
import { ImagePlus, Video } from 'lucide-react';
import { Button, Input } from 'antd';
import { endingsOf } from '@launchyard/domain/assets';
import { isMediaAddress, isVideoAddress } from '@launchyard/domain/assets';
import { FieldError } from '../../kit/FieldError.tsx';
import { libraryMessages } from './messages.ts';
import type { Selection } from './selection.ts';
import { tabKinds, type LibraryTab } from './tabs.ts';
import styles from './AddAsset.module.css';

interface Props {
  tab: LibraryTab;
  selection: Selection | null;
  onPick: (file: File) => void;
}

/** Takes a new file; and where a video is asked for, the address of one elsewhere (applications §2). */
export function AddAsset({ tab, selection, onPick }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const Icon = tab === 'images' ? ImagePlus : Video;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
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
        <p className={styles['title']}>{libraryMessages.upload[tab]}</p>
        <p className={styles['words']}>
          {isOver ? libraryMessages.dropNow : libraryMessages.drop[tab]}{' '}
          <label htmlFor={id} className={styles['choose']}>
            {libraryMessages.chooseFile}
            <input
              id={id}
              data-first=""
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone, and with it the focus
              autoFocus
              className="srOnly"
              type="file"
              accept={endingsOf(tabKinds[tab].rule).join(',')}
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) onPick(file);
                // The same file chosen twice counts twice.
                event.target.value = '';
              }}
            />
          </label>
        </p>
        <p id={`${id}-hint`} className={styles['hint']}>
          {libraryMessages.hint[tab]}. {libraryMessages.most[tab]}
        </p>
      </div>
      {tab === 'videos' && selection?.kind === 'video' && <VideoAddress onAdd={selection.onAdd} />}
    </div>
  );
}

/** It is kept as it is: nothing of it is fetched before a viewer's browser does. */
function VideoAddress({ onAdd }: { onAdd: (address: string) => void }) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [isRefused, setRefused] = useState(false);
  const submit = () => {
    const whole = address.trim();
    if (!isMediaAddress(whole, { filesOrigin: null }) || !isVideoAddress(whole)) return setRefused(true);
    onAdd(whole);
  };
  return (
    <form
      noValidate
      className={styles['byAddress']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{libraryMessages.byAddress}</label>
      <div className={styles['field']}>
        <Input
          id={id}
          type="url"
          value={address}
          placeholder="https://"
          aria-describedby={`${id}-help`}
          aria-invalid={isRefused}
          onChange={(event) => {
            setRefused(false);
            setAddress(event.target.value);
          }}
        />
        <Button htmlType="submit">{libraryMessages.addAddress}</Button>
      </div>
      {isRefused ? (
        <FieldError id={`${id}-help`} message={libraryMessages.addressRefused} />
      ) : (
        <p id={`${id}-help`} className={styles['hint']}>
          {libraryMessages.addressHint}
        </p>
      )}
    </form>
  );
}
