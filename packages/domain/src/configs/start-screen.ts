import type { ConfigSettings } from './fields.ts';

/** The text below the play button. */
export const START_WORDS = 'Click to start';

/**
 * What a viewer sees before the stream, as plain data. The editor’s preview and the stream’s page render the same.
 * Null: our default, or none.
 */
export interface StartScreen {
  titleBarIcon: string | null;
  asksPassword: boolean;
  start: { background: string | null; logo: string | null; begins: StartOfStream };
  loading: Loading;
  /** Null hides it. */
  controlBar: ControlBar | null;
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
    queue: { background: settings.queueBackground },
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
