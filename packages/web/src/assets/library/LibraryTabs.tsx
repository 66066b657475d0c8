import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Strip } from '../../kit/Strip.tsx';
import { TabCount } from '../../kit/TabCount.tsx';
import looks from '../../kit/TabLinks.module.css';
import { libraryMessages } from './messages.ts';
import { LIBRARY_TABS, type LibraryTab } from './tabs.ts';
import styles from './LibraryTabs.module.css';

interface Props {
  tab: LibraryTab;
  /** Undefined: unknown yet. */
  counts: Record<LibraryTab, number | undefined>;
  onTab: (tab: LibraryTab) => void;
  /** Controls for the list. */
  children: ReactNode;
}

/**
 * Images and Videos, with their counts. Arrow keys switch between them and move the focus along.
 */
export function LibraryTabs({ tab, counts, onTab, children }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const selected = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (tabs.current?.contains(document.activeElement)) selected.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the focus follows the tab, whatever else renders again
  }, [tab]);
  const go = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = LIBRARY_TABS.find((each) => each !== tab);
    if (other) onTab(other);
  };
  return (
    <Strip>
      <div ref={tabs} role="tablist" aria-label={libraryMessages.title} className={looks['tabs']}>
        {LIBRARY_TABS.map((each) => (
          <button
            key={each}
            ref={each === tab ? selected : undefined}
            type="button"
            role="tab"
            className={looks['tab']}
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={go}
          >
            {libraryMessages.tabs[each]} <TabCount count={counts[each] ?? null} />
          </button>
        ))}
      </div>
      <div className={styles['actions']}>{children}</div>
    </Strip>
  );
}
