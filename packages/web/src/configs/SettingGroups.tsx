import { cx } from '../kit/cx.ts';
import type { SettingGroup } from './rows.ts';
import { SettingRow } from './SettingRow.tsx';
import type { SettingsForm } from './use-draft.ts';
import styles from './SettingGroups.module.css';

interface Props {
  /** One list of groups per column. */
  columns: readonly (readonly SettingGroup[])[];
  form: SettingsForm;
}

/** Titled groups of settings, in one or two columns. */
export function SettingGroups({ columns, form }: Props) {
  return (
    <div className={cx(styles['columns'], columns.length > 1 && styles['two'])}>
      {columns.map((groups) => (
        <div key={groups.map(({ title }) => title).join()} className={styles['column']}>
          {groups.map(({ title, rows }) => (
            <section key={title} aria-label={title} className={styles['group']}>
              <h3>{title}</h3>
              {rows.map((row) => (
                <SettingRow key={row.name} row={row} form={form} />
              ))}
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
