import { useRef, useState, type ReactNode } from 'react';
import { AppWindow, LoaderCircle, Lock, Maximize2, Play } from 'lucide-react';
import { START_WORDS, type Loading, type SettingsContext, type StartScreen } from '@launchyard/domain/configs';
import { IconButton } from '../../kit/IconButton.tsx';
import { configMessages } from '../messages.ts';
import { ControlBarPreview } from './ControlBarPreview.tsx';
import { Film } from './Film.tsx';
import { Picture } from './Picture.tsx';
import styles from './StartPreview.module.css';

export type PreviewedScreen = 'start' | 'loading' | 'queue';

interface Props {
  screen: StartScreen;
  shown: PreviewedScreen;
  appName: string | null;
  context: SettingsContext;
}

/**
 * What viewers see before the stream, rendered from the same description as the stream's own page.
 */
export function StartPreview({ screen, shown, appName, context }: Props) {
  const frame = useRef<HTMLElement>(null);
  const parts: Record<PreviewedScreen, ReactNode> = {
    start: <Start screen={screen} context={context} />,
    loading: <LoadingScreen loading={screen.loading} context={context} />,
    queue: <Queue background={screen.queue.background} context={context} />,
  };
  return (
    <section ref={frame} className={styles['frame']} aria-label={configMessages.screens[shown]}>
      <div className={styles['bar']}>
        <span className={styles['icon']}>
          {screen.titleBarIcon === null ? (
            <AppWindow size={14} aria-hidden />
          ) : (
            <Picture key={screen.titleBarIcon} isSmall src={screen.titleBarIcon} context={context} />
          )}
        </span>
        <span className={styles['name']}>{appName ?? configMessages.yourApp}</span>
        <IconButton
          icon={Maximize2}
          label={configMessages.fullScreen}
          className={styles['whole']}
          onClick={() => void frame.current?.requestFullscreen?.()}
        />
      </div>
      <div className={styles['screen']}>{parts[shown]}</div>
    </section>
  );
}

interface PartProps {
  screen: StartScreen;
  context: SettingsContext;
}

function Start({ screen: { start, asksPassword, controlBar }, context }: PartProps) {
  const { begins } = start;
  return (
    <>
      <Background address={start.background} context={context} />
      <div className={styles['middle']}>
        {start.logo !== null && (
          <Picture key={start.logo} src={start.logo} context={context} className={styles['logo']} />
        )}
        {begins.kind === 'onClick' && (
          <>
            {begins.playButton === null ? (
              <span className={styles['play']}>
                <Play size={26} fill="currentColor" aria-hidden />
              </span>
            ) : (
              <Picture
                key={begins.playButton}
                src={begins.playButton}
                context={context}
                className={styles['playPicture']}
              />
            )}
            <p>{START_WORDS}</p>
          </>
        )}
        {begins.kind === 'byItself' && <p>{configMessages.startsByItself}</p>}
        {asksPassword && (
          <p className={styles['password']}>
            <Lock size={13} aria-hidden />
            {configMessages.typesPassword}
          </p>
        )}
      </div>
      {controlBar && <ControlBarPreview bar={controlBar} />}
    </>
  );
}

function LoadingScreen({ loading, context }: { loading: Loading; context: SettingsContext }) {
  if (loading.kind === 'videos') {
    return <Films key={loading.addresses.join('\n')} loading={loading} context={context} />;
  }
  const { background, logo, image } = loading;
  return (
    <>
      <Background address={background} context={context} />
      <div className={styles['middle']}>
        {logo !== null && <Picture key={logo} src={logo} context={context} className={styles['logo']} />}
        {image === null ? (
          <p className={styles['line']}>
            <LoaderCircle size={16} aria-hidden />
            {configMessages.loading}
          </p>
        ) : (
          <Picture key={image} src={image} context={context} className={styles['image']} />
        )}
      </div>
    </>
  );
}

/** One after the other, in a loop. */
function Films({ loading, context }: { loading: Loading & { kind: 'videos' }; context: SettingsContext }) {
  const [index, setIndex] = useState(0);
  const { addresses, isShuffled } = loading;
  const address = addresses[index % addresses.length] ?? '';
  const next = addresses.length > 1 ? () => setIndex((index + 1) % addresses.length) : undefined;
  return (
    <>
      <div className={styles['middle']}>
        <Film key={address} src={address} context={context} className={styles['film']} onEnded={next} />
      </div>
      {addresses.length > 1 && (
        <p className={styles['count']}>{configMessages.filmOf(index + 1, addresses.length, isShuffled)}</p>
      )}
    </>
  );
}

function Queue({ background, context }: { background: string | null; context: SettingsContext }) {
  return (
    <>
      <Background address={background} context={context} />
      <div className={styles['middle']}>
        <p className={styles['place']}>{configMessages.place}</p>
        <p>{configMessages.inQueue}</p>
      </div>
    </>
  );
}

/** Under a dark overlay, to keep text readable on any picture. */
function Background({ address, context }: { address: string | null; context: SettingsContext }) {
  if (address === null) return null;
  return (
    <div className={styles['background']}>
      <Picture key={address} src={address} context={context} />
    </div>
  );
}
