import { Switch } from 'antd';
import { uploadMessages } from './messages.ts';
import styles from './EmailSwitch.module.css';

interface Props {
  isOn: boolean;
  /** Unset once the upload has begun: the services have been told. */
  onChange?: (isOn: boolean) => void;
}

export function EmailSwitch({ isOn, onChange }: Props) {
  return (
    <label className={styles['switch']}>
      <Switch checked={isOn} disabled={!onChange} onChange={(next) => onChange?.(next)} />
      {uploadMessages.sendUpdates}
    </label>
  );
}
