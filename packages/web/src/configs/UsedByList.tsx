import { useQuery } from '@apollo/client/react';
import { ConfigUsedByDocument } from '../generated/graphql.ts';
import { configMessages } from './messages.ts';
import styles from './UsedByList.module.css';

interface Props {
  configId: string;
  /** How many to name; the rest are counted. */
  most: number;
  /** The list's accessible name. */
  label: string;
}

/** The names of the links that use a config. */
export function UsedByList({ configId, most, label }: Props) {
  const { data, loading } = useQuery(ConfigUsedByDocument, {
    variables: { id: configId, first: most },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const list = data?.viewer?.account.config?.usedBy;
  if (!list) return <p className={styles['line']}>{loading ? '…' : configMessages.usedByFault}</p>;
  if (list.totalCount === 0) return <p className={styles['line']}>{configMessages.usedByNone}</p>;
  const rest = list.totalCount - list.nodes.length;
  return (
    <ul className={styles['list']} aria-label={label}>
      {list.nodes.map(({ id, name, app }) => (
        <li key={id}>
          <b>{name}</b> <span>{app?.name}</span>
        </li>
      ))}
      {rest > 0 && <li>{configMessages.andMore(rest)}</li>}
    </ul>
  );
}
