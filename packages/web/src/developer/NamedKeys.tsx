import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from 'antd';
import { cx } from '../kit/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { formatAgo, formatDay } from '../kit/format.ts';
import table from '../kit/row-table.module.css';
import { useNow } from '../kit/use-now.ts';
import { KeySecret } from './KeySecret.tsx';
import { markOf, type ListedKey } from './keys.ts';
import { developerMessages } from './messages.ts';
import { NewKey } from './NewKey.tsx';
import { RevokeKey } from './RevokeKey.tsx';
import { scopeText } from './scopes.ts';
import { TryKey } from './TryKey.tsx';
import styles from './Developer.module.css';

/** The keys that the owner made for single programs. */
export function NamedKeys({ keys, onChanged }: { keys: readonly ListedKey[]; onChanged: () => void }) {
  const now = useNow(false);
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className={styles['card']} aria-labelledby="named-keys">
      <div className={styles['row']}>
        <div className={styles['words']}>
          <h2 id="named-keys">{developerMessages.named}</h2>
          <p>{keys.length === 0 ? developerMessages.noKeys : developerMessages.namedHint}</p>
        </div>
        <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setOpen(true)}>
          {developerMessages.newKey}
        </Button>
      </div>
      {keys.length > 0 && (
        <table className={table['table']}>
          <thead>
            <tr>
              <th scope="col">{developerMessages.name}</th>
              <th scope="col">{developerMessages.scopes}</th>
              <th scope="col">{developerMessages.lastUsed}</th>
              <th scope="col">
                <span className="srOnly">{developerMessages.revoke}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key.id} className={table['row']}>
                <th scope="row" className={cx(table['name'], styles['start'])}>
                  {key.name}
                  <code className={styles['sub']}>{markOf(key)}</code>
                </th>
                <td className={table['fact']}>
                  <div className={styles['chips']}>
                    {key.scopes?.length === 0 && <Chip>{developerMessages.readOnly}</Chip>}
                    {key.scopes?.map((scope) => (
                      <Chip key={scope}>{scopeText(scope)}</Chip>
                    ))}
                    {key.apps?.map(({ id, name }) => (
                      <Chip key={id} kind="accent">
                        {name}
                      </Chip>
                    ))}
                  </div>
                </td>
                <td className={table['fact']}>
                  {key.lastUsedAt === null ? developerMessages.never : formatAgo(key.lastUsedAt, now)}
                  <span className={styles['sub']}>
                    {key.expiresAt === null
                      ? developerMessages.made(formatDay(key.createdAt), key.createdBy.label)
                      : developerMessages.expires(formatDay(key.expiresAt))}
                  </span>
                </td>
                <td className={table['actions']}>
                  <div className={styles['actions']}>
                    <TryKey size="small" id={key.id} name={key.name ?? markOf(key)} />
                    <RevokeKey id={key.id} name={key.name ?? markOf(key)} onRevoked={onChanged} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isOpen && (
        <NewKey
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setOpen(false);
            setSecret(made);
            onChanged();
          }}
        />
      )}
      {secret !== null && <KeySecret secret={secret} onStored={() => setSecret(null)} />}
    </section>
  );
}
