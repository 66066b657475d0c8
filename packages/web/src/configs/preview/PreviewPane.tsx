import { useRef, useState } from 'react';
import { AppWindow, ChevronDown, Maximize2 } from 'lucide-react';
import { Segmented } from 'antd';
import type { ConfigSettings, SettingsContext } from '@launchyard/domain/configs';
import { IconButton } from '../../kit/IconButton.tsx';
import { later, useLater } from '../../kit/later.ts';
import { useIsPhone } from '../../kit/use-media.ts';
import { Picture } from '../inputs/Picture.tsx';
import { configMessages } from '../messages.ts';
import { lookOf, type Previewed } from './look.ts';
import styles from './PreviewPane.module.css';

interface Props {
  settings: ConfigSettings;
  previewed: Previewed;
  context: SettingsContext;
}

/** The player comes with the first preview. Without it, the settings can be edited all the same. */
const playerPreview = later(() => import('./PlayerPreview.tsx').catch(() => ({ default: NoPreview })));

const SCREENS = (['start', 'loading', 'queue', 'stream'] as const).map((value) => ({
  value,
  label: configMessages.screens[value],
}));
type PreviewedScreen = (typeof SCREENS)[number]['value'];

/** The preview next to the settings; on phones it can be collapsed. */
export function PreviewPane({ settings, previewed, context }: Props) {
  const [shown, setShown] = useState<PreviewedScreen>('start');
  const [isFolded, setFolded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const player = useLater(playerPreview);
  const isOpen = !isPhone || !isFolded;
  const look = lookOf(settings, previewed, context);
  const icon = look.screen.titleBarIcon;
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
            <div ref={frame} className={styles['frame']}>
              <div className={styles['bar']}>
                <span className={styles['icon']}>
                  {icon === null ? (
                    <AppWindow size={14} aria-hidden />
                  ) : (
                    <Picture key={icon} isSmall src={icon} context={context} />
                  )}
                </span>
                <span className={styles['name']}>{look.appName}</span>
                <IconButton
                  icon={Maximize2}
                  label={configMessages.fullScreen}
                  className={styles['whole']}
                  onClick={() => void frame.current?.requestFullscreen?.()}
                />
              </div>
              <div className={styles['screen']}>
                {player && <player.default look={look} shown={shown} onShow={setShown} />}
              </div>
            </div>
            <p className={styles['hint']}>
              {hintOf(settings, shown)} {configMessages.notLive}
            </p>
          </>
        )}
      </div>
    </aside>
  );
}

/** What the player’s screen does not say by itself. */
function hintOf(settings: ConfigSettings, shown: PreviewedScreen): string {
  const words = configMessages.previewHints;
  if (shown === 'start' && settings.autoPlays) return words.startsByItself;
  if (shown === 'start' && settings.requiresPassword) return words.asksPassword;
  return words[shown];
}

function NoPreview() {
  return <p className={styles['none']}>{configMessages.noPreview}</p>;
}
