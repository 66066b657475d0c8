import { useRef } from 'react';
import { HardDrive, X } from 'lucide-react';
import { Button, Modal } from 'antd';
import { IconButton } from '../../kit/IconButton.tsx';
import { LinkButton } from '../../kit/LinkButton.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { RISE } from '../../kit/rise.ts';
import { useFocusReturn } from '../../kit/use-focus-return.ts';
import { useTabTrap } from '../../kit/use-tab-trap.ts';
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
  useFocusReturn();
  const words = useRef<HTMLParagraphElement>(null);
  useTabTrap(words);
  return (
    <Modal
      open
      centered
      width={480}
      closable={false}
      footer={null}
      transitionName={RISE}
      onCancel={onClose}
      title={<Head onClose={onClose} />}
    >
      <p ref={words}>{message}</p>
      <p className={styles['missing']}>{uploadMessages.shortNeed(missingGigabytes)}</p>
      <div className={styles['ways']}>
        <Button autoFocus onClick={onManageApps}>
          {uploadMessages.manageApps}
        </Button>
        <LinkButton to={plansAddress} kind="primary">
          {uploadMessages.upgradeStorage}
        </LinkButton>
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
