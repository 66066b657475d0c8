import { useState } from 'react';
import { Button } from 'antd';
import { isMediaAddress } from '@launchyard/domain/assets';
import { settingViolations, type NamedField, type SettingsContext } from '@launchyard/domain/configs';
import { Dialog } from '../../kit/Dialog.tsx';
import { InputField } from '../../kit/InputField.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { configMessages } from '../messages.ts';
import { Picture } from './Picture.tsx';
import styles from './PictureDialog.module.css';

interface Props {
  /** The setting's label. */
  named: NamedField;
  title: string;
  help: string;
  /** The current URL. */
  value: string | null;
  context: SettingsContext;
  /** Null removes it. */
  onUse: (address: string | null) => void;
  /** Opens the library; null if there is none. */
  onLibrary: (() => void) | null;
  onClose: () => void;
}

/** Asks for a picture's URL and shows the current picture. */
export function PictureDialog({ named, title, help, value, context, onUse, onLibrary, onClose }: Props) {
  const [typed, setTyped] = useState(value ?? '');
  const [isTried, setTried] = useState(false);
  const address = typed.trim();
  const problem = problemOf(named, address, context);
  const take = () => {
    setTried(true);
    if (problem === undefined) onUse(address);
  };
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
          {onLibrary && <Button onClick={onLibrary}>{configMessages.fromLibrary}</Button>}
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button type="primary" onClick={take}>
            {configMessages.takePicture}
          </Button>
        </>
      }
    >
      <InputField
        data-first
        type="url"
        label={configMessages.pictureAddress}
        help={help}
        error={isTried ? problem : undefined}
        placeholder="https://"
        value={typed}
        onChange={setTyped}
        onPressEnter={(event) => {
          event.preventDefault();
          take();
        }}
      />
      <div className={styles['look']}>
        {problem !== undefined ? (
          <p>{configMessages.noPicture}</p>
        ) : (
          <Picture key={address} src={address} context={context} className={styles['media']} />
        )}
      </div>
    </Dialog>
  );
}

/** The message the services would refuse it with. */
const problemOf = ({ name, field }: NamedField, address: string, context: SettingsContext): string | undefined =>
  isMediaAddress(address, context) ? undefined : settingViolations.address(name, field).message;
