import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatCount } from '../../kit/format.ts';
import { libraryMessages } from './messages.ts';
import { LIBRARY_TABS, type LibraryTab } from './tabs.ts';
import styles from './LibraryTabs.module.css';

interface Props {
  tab: LibraryTab;
  counts: Record<LibraryTab, number | undefined>;
  /** Whether the tab has the focus from the start: somebody came by it. */
  takesFocus: boolean;
  onTab: (tab: LibraryTab) => void;
  /** What can be done with the list. */
  children: ReactNode;
}

/** Images and Videos, with how many there are. Arrows go from one to the other. */
export function LibraryTabs({ tab, counts, takesFocus, onTab, children }: Props) {
  const selected = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) selected.current?.focus();
  }, [takesFocus]);
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = LIBRARY_TABS.find((each) => each !== tab);
    if (other) onTab(other);
  };
  return (
    <div className={styles['bar']}>
      <div role="tablist" tabIndex={-1} aria-label={libraryMessages.title} className={styles['tabs']} onKeyDown={go}>
        {LIBRARY_TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            ref={each === tab ? selected : undefined}
            onClick={() => onTab(each)}
          >
            {libraryMessages.tabs[each]} {counts[each] !== undefined && <span>{formatCount(counts[each])}</span>}
          </button>
        ))}
      </div>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
