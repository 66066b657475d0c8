import { use, useId, useState } from 'react';
import { Button, Input } from 'antd';
import { isMediaAddress, isVideoAddress } from '@launchyard/domain/assets';
import { settingViolations, type NamedField, type SettingsContext } from '@launchyard/domain/configs';
import { Dialog } from '../../kit/Dialog.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { MediaLibraryContext } from '../../kit/mediaLibrary.ts';
import { kitMessages } from '../../kit/messages.ts';
import { configMessages } from '../messages.ts';
import { Film } from '../preview/Film.tsx';
import { Picture } from '../preview/Picture.tsx';
import styles from './MediaDialog.module.css';

interface Props {
  /** What it is for: a picture or a list of films. */
  named: NamedField;
  title: string;
  help: string;
  /** What is there now. */
  value: string | null;
  context: SettingsContext;
  /** Null takes it away. */
  onUse: (address: string | null) => void;
  onClose: () => void;
}

/** Asks for the address of a picture or film and shows what is there. */
export function MediaDialog({ named, title, help, value, context, onUse, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value ?? '');
  const [isTried, setTried] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const Library = use(MediaLibraryContext);
  const address = typed.trim();
  const problem = problemOf(named, address, context);
  const take = () => {
    setTried(true);
    if (problem === undefined) onUse(address);
  };
  const error = isTried ? problem : undefined;
  const isPicture = named.field.kind === 'image';
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      foot={
        <>
          {value !== null && (
            <Button className={styles['remove']} onClick={() => onUse(null)}>
              {configMessages.removePicture}
            </Button>
          )}
          {Library && <Button onClick={() => setChoosing(true)}>{configMessages.fromLibrary}</Button>}
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button type="primary" onClick={take}>
            {isPicture ? configMessages.takePicture : configMessages.addVideo}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className={styles['label']}>
        {isPicture ? configMessages.pictureAddress : configMessages.videoAddress}
      </label>
      <Input
        id={id}
        data-first
        type="url"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        status={error === undefined ? '' : 'error'}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          take();
        }}
      />
      <FieldError id={`${id}-error`} message={error} />
      {error === undefined && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      <div className={styles['look']}>
        {problem !== undefined ? (
          <p>{configMessages.noPicture}</p>
        ) : isPicture ? (
          <Picture key={address} src={address} context={context} className={styles['media']} />
        ) : (
          <Film key={address} src={address} context={context} className={styles['media']} />
        )}
      </div>
      {isChoosing && Library && (
        // oxlint-disable-next-line react/static-components -- the context holds one and the same
        <Library
          kind={isPicture ? 'image' : 'video'}
          label={named.field.label}
          onAdd={onUse}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}

/** The words of the refusal that the services would give. */
function problemOf({ name, field }: NamedField, address: string, context: SettingsContext): string | undefined {
  if (!isMediaAddress(address, context)) return settingViolations.address(name, field).message;
  return field.kind === 'videos' && !isVideoAddress(address) ? settingViolations.video(name).message : undefined;
}
