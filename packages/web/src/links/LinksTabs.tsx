import { Link } from 'react-router-dom';
import { LINK_KINDS, type LinkKind } from '@launchyard/domain/links';
import { formatCount } from '../kit/format.ts';
import { linksQuery } from './addresses.ts';
import { linkMessages } from './messages.ts';
import styles from './LinksTabs.module.css';

interface Props {
  kind: LinkKind;
  /** How many links there are of each kind, where that is known. */
  counts: Partial<Record<LinkKind, number | undefined>>;
}

/** The two kinds of links, each at an address of its own. */
export function LinksTabs({ kind, counts }: Props) {
  return (
    <nav aria-label={linkMessages.tabsLabel} className={styles['tabs']}>
      {LINK_KINDS.map((each) => (
        <Link
          key={each}
          to={{ search: linksQuery(each, 1) }}
          aria-current={each === kind ? 'page' : undefined}
          className={styles['tab']}
        >
          {linkMessages.tabs[each]} {counts[each] !== undefined && <span>{formatCount(counts[each])}</span>}
        </Link>
      ))}
    </nav>
  );
}
