import type { ReactNode } from 'react';
import { Strip } from '../../kit/Strip.tsx';
import { TabLinks } from '../../kit/TabLinks.tsx';
import { libraryMessages } from './messages.ts';
import { LIBRARY_TABS, type LibraryTab } from './tabs.ts';
import styles from './LibraryTabs.module.css';

interface Props {
  tab: LibraryTab;
  addressOf: (tab: LibraryTab) => string;
  /** Undefined: unknown yet. */
  counts: Record<LibraryTab, number | undefined>;
  /** Controls for the list. */
  children: ReactNode;
}

/** Images and Videos, with their counts. */
export function LibraryTabs({ tab, addressOf, counts, children }: Props) {
  const tabs = LIBRARY_TABS.map((key) => ({
    key,
    label: libraryMessages.tabs[key],
    to: addressOf(key),
    count: counts[key] ?? null,
  }));
  return (
    <Strip>
      <TabLinks label={libraryMessages.title} tabs={tabs} current={tab} />
      <div className={styles['actions']}>{children}</div>
    </Strip>
  );
}
