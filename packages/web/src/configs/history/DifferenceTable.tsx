import { configMessages } from '../messages.ts';
import { PastValue } from './PastValue.tsx';
import styles from './DifferenceTable.module.css';

interface Props {
  /** The titles of the two columns. */
  before: string;
  after: string;
  rows: readonly { field: string; label: string; before: string | null; after: string | null }[];
}

/** Settings with two values each. */
export function DifferenceTable({ before, after, rows }: Props) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{configMessages.setting}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <th scope="row">{row.label}</th>
            <td>
              <PastValue value={row.before} />
            </td>
            <td>
              <PastValue value={row.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
