import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '../../kit/format.ts';
import { libraryMessages } from './messages.ts';
import { LIBRARY_TABS, type LibraryTab } from './tabs.ts';
import styles from './LibraryTabs.module.css';

interface Props {
  tab: LibraryTab;
  /** Undefined: not known yet. */
  counts: Record<LibraryTab, number | undefined>;
  onTab: (tab: LibraryTab) => void;
  /** What can be done with the list. */
  children: ReactNode;
}

/** Images and Videos, with how many there are. Arrows go from one to the other and take the focus along. */
export function LibraryTabs({ tab, counts, onTab, children }: Props) {
  const tabs = useRef<HTMLDivElement>(null);
  const selected = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (tabs.current?.contains(document.activeElement)) selected.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the focus follows the tab, whatever else is drawn anew
  }, [tab]);
  const go = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = LIBRARY_TABS.find((each) => each !== tab);
    if (other) onTab(other);
  };
  return (
    <div className={styles['bar']}>
      <div ref={tabs} role="tablist" aria-label={libraryMessages.title} className={styles['tabs']}>
        {LIBRARY_TABS.map((each) => (
          <button
            key={each}
            ref={each === tab ? selected : undefined}
            type="button"
            role="tab"
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={go}
          >
            {libraryMessages.tabs[each]} {counts[each] !== undefined && <span>{formatCount(counts[each])}</span>}
          </button>
        ))}
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
