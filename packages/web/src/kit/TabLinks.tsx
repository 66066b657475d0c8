import { Link, type To } from 'react-router-dom';
import { TabCount } from './TabCount.tsx';
import styles from './TabLinks.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  to: To;
  /** The count; null while it is unknown, unset if there is none. */
  count?: number | null;
}

interface Props<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  /** Switching tabs adds no history entries. */
  isReplacing?: boolean;
}

/** Views of one object, each with its own URL. They do not move when a count arrives. */
export function TabLinks<Key extends string>({ label, tabs, current, isReplacing = false }: Props<Key>) {
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ key, to, count, ...tab }) => (
        <Link
          key={key}
          to={to}
          replace={isReplacing}
          aria-current={key === current ? 'page' : undefined}
          className={styles['tab']}
        >
          {tab.label} {count !== undefined && <TabCount count={count} />}
        </Link>
      ))}
    </nav>
  );
}
