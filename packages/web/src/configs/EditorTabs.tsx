import { Switch } from 'antd';
import { CONFIG_TABS } from '@launchyard/domain/configs';
import { Strip } from '../kit/Strip.tsx';
import { TabLinks } from '../kit/TabLinks.tsx';
import { viewQuery, type EditorView } from './addresses.ts';
import { configMessages } from './messages.ts';
import styles from './EditorTabs.module.css';

interface Props {
  view: EditorView;
  onView: (view: EditorView) => void;
}

/** Applications §2: Common always, the others with the advanced options. */
export function EditorTabs({ view, onView }: Props) {
  const { tab, isAdvanced } = view;
  const tabs = CONFIG_TABS.filter((each) => isAdvanced || each === 'common').map((key) => ({
    key,
    label: configMessages.tabs[key],
    to: { search: viewQuery({ tab: key, isAdvanced }) },
  }));
  // Turning them off returns to Common.
  const toggle = (isOn: boolean) => onView(isOn ? { tab, isAdvanced: true } : { tab: 'common', isAdvanced: false });
  return (
    <Strip>
      <TabLinks label={configMessages.tabsLabel} tabs={tabs} current={tab} isReplacing />
      <label className={styles['advanced']}>
        {configMessages.advanced}
        <Switch checked={isAdvanced} onChange={toggle} />
      </label>
    </Strip>
  );
}
