import type { AccountRole, MemberRole } from '../generated/graphql.ts';
import { Chip } from '../kit/Chip.tsx';
import { cx } from '../kit/cx.ts';
import table from '../kit/row-table.module.css';
import { teamMessages } from './messages.ts';
import { roleName } from './roles.ts';
import styles from './Team.module.css';

interface WhoProps {
  email: string;
  /** Under the address. */
  sub: string | null;
  isOwn: boolean;
}

/** The head of a row: whose it is. */
export function WhoCell({ email, sub, isOwn }: WhoProps) {
  return (
    <th scope="row" className={cx(table['name'], styles['who'])}>
      <span className={styles['plate']} aria-hidden="true">
        {email.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles['words']}>
        {email}
        {isOwn && <span className={styles['you']}> {teamMessages.you}</span>}
        {sub !== null && <span className={styles['sub']}>{sub}</span>}
      </span>
    </th>
  );
}

interface RightsProps {
  /** The role. */
  given: AccountRole | MemberRole;
  apps: ReadonlyArray<{ id: string; name: string }> | null;
}

/** What they may do. */
export function RightsCell({ given, apps }: RightsProps) {
  return (
    <td className={table['fact']}>
      <span className={styles['rights']}>
        {roleName(given)}
        {apps?.map(({ id, name }) => (
          <Chip key={id} kind="accent">
            {name}
          </Chip>
        ))}
      </span>
    </td>
  );
}
