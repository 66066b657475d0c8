import { HardDrive, X } from 'lucide-react';
import { Button, Modal } from 'antd';
import type { Violation } from '@launchyard/domain/kit';
import { formatShortfall } from '@launchyard/domain/plans';
import { IconButton } from '../../kit/IconButton.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { uploadMessages } from '../messages.ts';
import styles from './StorageShortDialog.module.css';

interface Props {
  /** The shortfall as the domain found it on this side, or the services on theirs. */
  violation?: Violation | undefined;
  missingGigabytes?: string;
  message?: string;
  supportUrl: string;
  onManageApps: () => void;
  onClose: () => void;
}

/** Applications §5: how many GB are missing, to three decimals, and the two ways to get them. */
export function StorageShortDialog({ violation, missingGigabytes, message, supportUrl, onManageApps, onClose }: Props) {
  const missing = missingGigabytes ?? formatShortfall(violation?.figures?.['missingBytes'] ?? 0);
  return (
    <Modal
      open
      centered
      width={480}
      closable={false}
      footer={null}
      onCancel={onClose}
      title={<Head onClose={onClose} />}
    >
      <p>{message ?? violation?.message}</p>
      <p className={styles['missing']}>{uploadMessages.shortNeed(missing)}</p>
      <div className={styles['ways']}>
        <Button autoFocus onClick={onManageApps}>
          {uploadMessages.manageApps}
        </Button>
        <Button type="primary" href={supportUrl}>
          {uploadMessages.upgradeStorage}
        </Button>
      </div>
      <p className={styles['hint']}>{uploadMessages.upgradeHint}</p>
    </Modal>
  );
}

function Head({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles['head']}>
      <HardDrive size={18} aria-hidden />
      <span>{uploadMessages.shortTitle}</span>
      <IconButton icon={X} label={kitMessages.close} onClick={onClose} />
    </div>
  );
}
