import { Switch } from 'antd';
import { uploadMessages } from './messages.ts';
import styles from './EmailSwitch.module.css';

interface Props {
  isOn: boolean;
  isBusy?: boolean;
  /** Unset if it can no longer be changed. */
  onChange?: (isOn: boolean) => void;
}

export function EmailSwitch({ isOn, isBusy = false, onChange }: Props) {
  return (
    <label className={styles['switch']}>
      <Switch checked={isOn} loading={isBusy} disabled={!onChange} onChange={(next) => onChange?.(next)} />
      {uploadMessages.sendUpdates}
    </label>
  );
}
