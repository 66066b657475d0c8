import { isMediaAddress } from '../assets/address.ts';
import type { ConfigSettings } from './fields.ts';
import type { SettingsContext } from './kinds.ts';

/** The text below the play button. */
export const START_WORDS = 'Click to start';

/**
 * What a viewer sees before and over the stream, as plain data. The player renders it, on the stream’s page and in the
 * editor’s preview. Null: our default, or none.
 */
export interface StartScreen {
  titleBarIcon: string | null;
  asksPassword: boolean;
  start: { background: string | null; logo: string | null; begins: StartOfStream };
  loading: Loading;
  /** Null hides it. */
  controlBar: ControlBar | null;
  /** Whether notifications about the stream are shown over it. */
  hasNotifications: boolean;
  queue: { background: string | null };
}

/** Automatically, or when the viewer presses the play button. */
export type StartOfStream = { kind: 'byItself' } | { kind: 'onClick'; playButton: string | null };

/** Videos cover everything else while the stream loads (applications §5). */
export type Loading =
  | { kind: 'videos'; addresses: readonly string[]; isShuffled: boolean }
  | { kind: 'picture'; background: string | null; logo: string | null; image: string | null };

/** The buttons that the stream shows its viewer. */
export interface ControlBar {
  hasScreenshot: boolean;
  hasMicrophone: boolean;
  hasVoice: boolean;
  hasStreamControls: boolean;
  isSettingsDraggable: boolean;
}

/** The screens before the stream that these settings produce. */
export function startScreen(settings: ConfigSettings): StartScreen {
  return {
    titleBarIcon: settings.titleBarIcon,
    asksPassword: settings.requiresPassword,
    start: {
      background: settings.loadingBackground,
      logo: settings.logo,
      begins: settings.autoPlays ? { kind: 'byItself' } : { kind: 'onClick', playButton: settings.playButton },
    },
    loading: loading(settings),
    controlBar: settings.showsControlBar ? controlBar(settings) : null,
    hasNotifications: settings.showsRuntimeNotifications,
    queue: { background: settings.queueBackground },
  };
}

/** The same without the addresses that no page may show. */
export function showableScreen(screen: StartScreen, context: SettingsContext): StartScreen {
  const shown = (address: string | null) => (address !== null && isMediaAddress(address, context) ? address : null);
  const { start, loading: loads, queue } = screen;
  const { begins } = start;
  return {
    ...screen,
    titleBarIcon: shown(screen.titleBarIcon),
    start: {
      background: shown(start.background),
      logo: shown(start.logo),
      begins: begins.kind === 'byItself' ? begins : { ...begins, playButton: shown(begins.playButton) },
    },
    loading:
      loads.kind === 'videos'
        ? { ...loads, addresses: loads.addresses.filter((address) => shown(address) !== null) }
        : { ...loads, background: shown(loads.background), logo: shown(loads.logo), image: shown(loads.image) },
    queue: { background: shown(queue.background) },
  };
}

function loading(settings: ConfigSettings): Loading {
  const { loadingVideos: addresses, shufflesLoadingVideos: isShuffled } = settings;
  if (addresses.length > 0) return { kind: 'videos', addresses, isShuffled };
  return {
    kind: 'picture',
    background: settings.loadingBackground,
    logo: settings.logo,
    image: settings.loadingImage,
  };
}

function controlBar(settings: ConfigSettings): ControlBar {
  return {
    hasScreenshot: settings.allowsScreenshots,
    hasMicrophone: settings.usesMicrophone,
    hasVoice: settings.usesVoip,
    hasStreamControls: settings.showsStreamControls,
    isSettingsDraggable: settings.hasDraggableSettings,
  };
}
