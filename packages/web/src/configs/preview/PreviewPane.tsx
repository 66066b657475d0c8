import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Segmented } from 'antd';
import { startScreen, type ConfigSettings, type SettingsContext } from '@launchyard/domain/configs';
import { useIsPhone } from '../../kit/use-media.ts';
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

/** The preview next to the settings; on phones it can be collapsed. */
export function PreviewPane({ settings, appName, context }: Props) {
  const [shown, setShown] = useState<PreviewedScreen>('start');
  const [isFolded, setFolded] = useState(false);
  const isPhone = useIsPhone();
  const isOpen = !isPhone || !isFolded;
  return (
    <aside className={styles['pane']} aria-label={configMessages.preview}>
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h3 className={styles['title']}>
            {isPhone ? (
              <button type="button" aria-expanded={isOpen} onClick={() => setFolded(isOpen)}>
                {configMessages.preview}
                <ChevronDown size={16} aria-hidden />
              </button>
            ) : (
              configMessages.preview
            )}
          </h3>
          {isOpen && (
            <Segmented aria-label={configMessages.screen} options={SCREENS} value={shown} onChange={setShown} />
          )}
        </div>
        {isOpen && (
          <>
            <StartPreview screen={startScreen(settings)} shown={shown} appName={appName} context={context} />
            <p className={styles['hint']}>{configMessages.previewHint}</p>
          </>
        )}
      </div>
    </aside>
  );
}
