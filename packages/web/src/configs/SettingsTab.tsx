import { useIsPhone } from '../kit/use-media.ts';
import type { EditorTab } from './addresses.ts';
import type { Previewed } from './preview/look.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { groupsOf, inColumns } from './rows.ts';
import { SettingGroups } from './SettingGroups.tsx';
import type { SettingsForm } from './use-draft.ts';
import styles from './SettingsTab.module.css';

interface Props {
  tab: EditorTab;
  form: SettingsForm;
  previewed: Previewed;
}

/** The settings of one tab: in two columns, or beside a preview of what viewers see. */
export function SettingsTab({ tab, form, previewed }: Props) {
  const isPhone = useIsPhone();
  if (tab === 'history') return null;
  const groups = groupsOf(tab);
  if (tab === 'common' || tab === 'developer') return <SettingGroups columns={inColumns(groups)} form={form} />;
  const preview = <PreviewPane settings={form.saved} previewed={previewed} context={form.context} />;
  return (
    <div className={styles['beside']}>
      {isPhone && preview}
      <SettingGroups columns={[groups]} form={form} />
      {!isPhone && preview}
    </div>
  );
}
