import { Link } from 'react-router-dom';
import { Switch } from 'antd';
import { CONFIG_TABS } from '@launchyard/domain/configs';
import { viewQuery, type EditorView } from './addresses.ts';
import { configMessages } from './messages.ts';
import styles from './EditorTabs.module.css';

interface Props {
  view: EditorView;
  onView: (view: EditorView) => void;
}

/** Applications §2: Common always, the others with the advanced options. Each has an address of its own. */
export function EditorTabs({ view, onView }: Props) {
  const { tab, isAdvanced } = view;
  const shown = CONFIG_TABS.filter((each) => isAdvanced || each === 'common');
  // Off returns to Common.
  const toggle = (isOn: boolean) => onView(isOn ? { tab, isAdvanced: true } : { tab: 'common', isAdvanced: false });
  return (
    <div className={styles['bar']}>
      <nav aria-label={configMessages.tabsLabel} className={styles['tabs']}>
        {shown.map((each) => (
          <Link
            key={each}
            replace
            to={{ search: viewQuery({ tab: each, isAdvanced }) }}
            aria-current={each === tab ? 'page' : undefined}
            className={styles['tab']}
          >
            {configMessages.tabs[each]}
          </Link>
        ))}
      </nav>
      <label className={styles['advanced']}>
        {configMessages.advanced}
        <Switch checked={isAdvanced} onChange={toggle} />
      </label>
    </div>
  );
}
