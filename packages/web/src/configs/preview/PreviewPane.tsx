import { useState } from 'react';
import { Segmented } from 'antd';
import { startScreen, type ConfigSettings, type SettingsContext } from '@launchyard/domain/configs';
import { useIsPhone } from '../../kit/useMedia.ts';
import { configMessages } from '../messages.ts';
import { StartPreview, type PreviewedScreen } from './StartPreview.tsx';
import styles from './PreviewPane.module.css';

interface Props {
  settings: ConfigSettings;
  appName: string | null;
  context: SettingsContext;
}

const SCREENS = (['start', 'loading', 'queue'] as const).map((value) => ({
  value,
  label: configMessages.screens[value],
}));

/** The preview beside the settings; on phones it can be folded away. */
export function PreviewPane({ settings, appName, context }: Props) {
  const [shown, setShown] = useState<PreviewedScreen>('start');
  const isPhone = useIsPhone();
  const title = <h3 className={styles['title']}>{configMessages.preview}</h3>;
  const choice = (
    <Segmented
      aria-label={configMessages.preview}
      className={styles['choice']}
      options={SCREENS}
      value={shown}
      onChange={setShown}
    />
  );
  const picture = (
    <>
      <StartPreview screen={startScreen(settings)} shown={shown} appName={appName} context={context} />
      <p className={styles['hint']}>{configMessages.previewHint}</p>
    </>
  );
  if (isPhone) {
    return (
      <details open className={styles['pane']}>
        <summary>{title}</summary>
        {choice}
        {picture}
      </details>
    );
  }
  return (
    <aside className={styles['pane']} aria-label={configMessages.preview}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          {title}
          {choice}
        </div>
        {picture}
      </div>
    </aside>
  );
}
