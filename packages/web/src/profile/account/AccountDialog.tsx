import type { ReactNode } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { Strip } from '../../kit/Strip.tsx';
import { TabLinks } from '../../kit/TabLinks.tsx';
import { ACCOUNT_TABS, accountAddress, type AccountTab } from './addresses.ts';
import { accountMessages } from './messages.ts';
import styles from './AccountDialog.module.css';

interface Props {
  tab: AccountTab;
  onClose: () => void;
  children: ReactNode;
}

/** Account §2, 'My Account dialog': its frame, with an address for each tab. */
export function AccountDialog({ tab, onClose, children }: Props) {
  const tabs = ACCOUNT_TABS.map((key) => ({ key, label: accountMessages.tabs[key], to: accountAddress(key) }));
  return (
    <Dialog isFlush width={760} onClose={onClose} title={accountMessages.title}>
      <Strip>
        <TabLinks label={accountMessages.title} tabs={tabs} current={tab} isReplacing />
      </Strip>
      <div className={styles['body']}>{children}</div>
    </Dialog>
  );
}
