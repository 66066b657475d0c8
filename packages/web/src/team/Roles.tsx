import { Check, Minus } from 'lucide-react';
import { ACCOUNT_ROLES, ACTION_TEXTS, ROLE_TABLE } from '@launchyard/domain/access';
import { teamMessages } from './messages.ts';
import { roleName } from './roles.ts';
import styles from './Team.module.css';

/** What each role may do: the table that the services enforce. */
export function Roles() {
  return (
    <section className={styles['card']} aria-labelledby="roles">
      <h2 id="roles">{teamMessages.roles}</h2>
      <table className={styles['roles']}>
        <thead>
          <tr>
            <th scope="col">{teamMessages.action}</th>
            {ACCOUNT_ROLES.map((role) => (
              <th key={role} scope="col">
                {roleName(role)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLE_TABLE.map(({ action, roles }) => (
            <tr key={action}>
              <th scope="row">{ACTION_TEXTS[action]}</th>
              {ACCOUNT_ROLES.map((role) => (
                <td key={role} data-may={roles.includes(role)}>
                  {roles.includes(role) ? <Check size={15} aria-hidden /> : <Minus size={15} aria-hidden />}
                  <span className="srOnly">{roles.includes(role) ? teamMessages.yes : teamMessages.no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
