import { HardDrive } from 'lucide-react';
import { Button } from 'antd';
import { Dialog } from '../../kit/Dialog.tsx';
import { LinkButton } from '../../kit/LinkButton.tsx';
import { uploadMessages } from '../messages.ts';
import styles from './StorageShortDialog.module.css';

interface Props {
  /** The refusal's message. */
  message: string;
  /** Formatted by `formatShortfall`. */
  missingGigabytes: string;
  plansAddress: string;
  onManageApps: () => void;
  onClose: () => void;
}

/** Applications §5: how many GB are missing, to three decimals, and the two ways to get them. */
export function StorageShortDialog({ message, missingGigabytes, plansAddress, onManageApps, onClose }: Props) {
  return (
    <Dialog
      width={480}
      title={
        <span className={styles['title']}>
          <HardDrive size={18} aria-hidden />
          {uploadMessages.shortTitle}
        </span>
      }
      onClose={onClose}
      foot={
        <>
          <Button onClick={onManageApps}>{uploadMessages.manageApps}</Button>
          <LinkButton to={plansAddress} kind="primary">
            {uploadMessages.upgradeStorage}
          </LinkButton>
        </>
      }
    >
      <p>{message}</p>
      <p className={styles['missing']}>{uploadMessages.shortNeed(missingGigabytes)}</p>
      <p className={styles['hint']}>{uploadMessages.upgradeHint}</p>
    </Dialog>
  );
}
