import { useState } from 'react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '../kit/cx.ts';
import { formatAgo } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { useAsked, useEndWhenGone } from '../kit/use-asked.ts';
import type { ConfigTable_ConfigFragment } from '../generated/graphql.ts';
import { CONFIG_QUESTIONS, ConfigMenu } from './ConfigMenu.tsx';
import { configMessages } from './messages.ts';
import styles from './ConfigTable.module.css';

interface Props {
  configs: readonly ConfigTable_ConfigFragment[];
  canCreate: boolean;
  addressOf: (name: string) => string;
  onOpen: (name: string) => void;
}

/** One row per config; on phones a row becomes a block. */
export function ConfigTable({ configs, canCreate, addressOf, onOpen }: Props) {
  useEndWhenGone(
    useAsked(CONFIG_QUESTIONS),
    configs.map(({ id }) => id),
  );
  const [now] = useState(() => Date.now());
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{configMessages.name}</th>
          <th scope="col">{configMessages.usedByHead}</th>
          <th scope="col">{configMessages.changed}</th>
          <th scope="col">
            <span className="srOnly">{configMessages.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {configs.map((config) => (
          <tr key={config.id} className={cx(table['row'], styles['row'])}>
            <td className={cx(table['name'], styles['name'])} title={config.name}>
              <Link to={addressOf(config.name)}>{config.name}</Link>
              {config.isProtected && (
                <span className={styles['mark']}>
                  <Lock size={13} aria-hidden />
                  {configMessages.protected}
                </span>
              )}
            </td>
            <td className={cx(table['fact'], styles['fact'])}>{configMessages.links(config.usedByCount)}</td>
            <td className={cx(table['fact'], styles['fact'])}>{formatAgo(config.updatedAt, now)}</td>
            <td className={cx(table['actions'], styles['actions'])}>
              <ConfigMenu config={config} canCreate={canCreate} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
