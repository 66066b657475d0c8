import { Link, type To } from 'react-router-dom';
import { TabCount } from './TabCount.tsx';
import styles from './TabLinks.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  to: To;
  /** How many there are; null while that is not known, unset where nothing is counted. */
  count?: number | null;
}

interface Props<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  /** Back does not go through the tabs. */
  isReplacing?: boolean;
}

/** Views of one thing, each at an address of its own. They stay where they are when a count arrives. */
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
