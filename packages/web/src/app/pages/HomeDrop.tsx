import type { ReactNode } from 'react';
import { newUploadAddress } from '../../uploads/addresses.ts';
import { useZipDrop } from '../../uploads/use-zip-drop.ts';
import { uploadMessages } from '../../uploads/messages.ts';
import { pickFile } from '../../uploads/scan/picked.ts';
import styles from './HomeDrop.module.css';

interface Props {
  /** Unset if the page has its own drop area, or uploading is not allowed. */
  canUpload: boolean;
  onGo: (address: string) => void;
  children: ReactNode;
}

/** A ZIP dropped anywhere on the page opens the wizard, and its check starts immediately. */
export function HomeDrop({ canUpload, onGo, children }: Props) {
  const { isOver, zone } = useZipDrop((file) => {
    void pickFile(file);
    onGo(newUploadAddress());
  });
  return (
    <div className={styles['page']} {...(canUpload ? zone : {})}>
      {children}
      {canUpload && isOver && (
        <div className={styles['over']}>
          <p>{uploadMessages.dropNow}</p>
        </div>
      )}
    </div>
  );
}
