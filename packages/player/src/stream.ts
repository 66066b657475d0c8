import type { PlayerSettings } from '@launchyard/domain/streaming';
import { readCounters, type Counters } from './quality.ts';
import type { ViewerSettings } from './viewer-settings.ts';

/** A stream that is shown. */
export interface Stream {
  /** Its picture, with everything that Epic’s library puts around it. */
  element: HTMLElement;
  /** Null before it has begun. */
  counters(): Promise<Counters | null>;
  video(): HTMLVideoElement | null;
  setMuted(isMuted: boolean): void;
  setViewer(settings: StreamSettings): void;
  /** Starts a picture that the browser did not let start by itself. */
  play(): void;
  close(): void;
}

type StreamSettings = Pick<ViewerSettings, 'volume' | 'showsPointer'>;

export interface StreamEvents {
  firstFrame(): void;
  /** It ended, or never came. */
  broken(): void;
  /** The browser wants a click before it plays. */
  needsClick(): void;
}

export interface StreamOptions {
  settings: PlayerSettings;
  /** Where the stream is signalled, relative to the page. */
  signallingPath: string;
  isMuted: boolean;
  hasMicrophone: boolean;
  viewer: StreamSettings;
  /** Whether mouse, keyboard, touch and gamepads are for the application. Otherwise the build would not hear them. */
  hasControl: boolean;
}

/** Loaded beside the page: half a second that nobody waits for. */
const library = import('@epicgames-ps/lib-pixelstreamingfrontend-ue5.7');
// Whoever plays a stream is told; until then nobody waits.
library.catch(() => undefined);

/** Connects to a build that waits, and shows its stream. Rejects if the player’s files cannot be loaded. */
export async function openStream(options: StreamOptions, events: StreamEvents): Promise<Stream> {
  const { settings, isMuted, hasMicrophone, hasControl } = options;
  const { Config, Flags, Logger, LogLevel, NumericParameters, PixelStreaming, TextParameters } = await library;
  // By itself it prints a stack for every move of the mouse.
  Logger.InitLogging(LogLevel.Warning, false);
  const address = new URL(options.signallingPath, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const config = new Config({
    initialSettings: {
      [TextParameters.SignallingServerUrl]: address.href,
      [Flags.AutoConnect]: true,
      [Flags.AutoPlayVideo]: true,
      [Flags.StartVideoMuted]: isMuted,
      [Flags.HoveringMouseMode]: !settings.locksMouse,
      [Flags.FakeMouseWithTouches]: settings.touchActsAsMouse,
      [Flags.MatchViewportResolution]: settings.followsWindow && hasControl,
      [Flags.UseMic]: hasMicrophone && hasControl,
      [Flags.MouseInput]: hasControl,
      [Flags.KeyboardInput]: hasControl,
      [Flags.TouchInput]: hasControl,
      [Flags.GamepadInput]: hasControl,
      // Tab must reach the controls.
      [Flags.SuppressBrowserKeys]: false,
      // The server judges who is away.
      [Flags.AFKDetection]: false,
      [NumericParameters.MaxReconnectAttempts]: 0,
    },
  });
  const element = document.createElement('div');
  element.className = 'media';
  const stream = new PixelStreaming(config, { videoElementParent: element });
  // It measures by itself, too, and throws if the stream is closed meanwhile.
  stream.webRtcController.getStats = () => undefined;
  let isClosed = false;
  const once = (tell: () => void) => {
    let isTold = false;
    return () => {
      if (isTold || isClosed) return;
      isTold = true;
      tell();
    };
  };
  const broken = once(() => events.broken());
  const firstFrame = once(() => events.firstFrame());
  for (const name of ['webRtcDisconnected', 'webRtcFailed', 'subscribeFailed'] as const) {
    stream.addEventListener(name, broken);
  }
  stream.addEventListener('playStreamRejected', () => isClosed || events.needsClick());
  stream.addEventListener('videoInitialized', () => {
    const video = element.querySelector('video');
    video?.requestVideoFrameCallback(firstFrame);
    setViewer(options.viewer);
  });
  // The connection may fail long after it stood, without a word to the library.
  const watch = setInterval(() => {
    const state = peer()?.connectionState;
    if (state === 'failed' || state === 'closed') broken();
  }, 1_000);
  const peer = (): RTCPeerConnection | undefined => stream.webRtcController.peerConnectionController?.peerConnection;

  function setViewer({ volume, showsPointer }: StreamSettings): void {
    element.classList.toggle('hides-pointer', !showsPointer && hasControl);
    // The library plays the sound of Unreal in an element outside the page.
    for (const each of [element.querySelector('video'), stream.webRtcController.streamController.audioElement]) {
      if (each) each.volume = volume;
    }
  }

  return {
    element,
    setViewer,
    async counters() {
      const report = await peer()?.getStats();
      return report ? readCounters(report.values(), performance.now()) : null;
    },
    video: () => element.querySelector('video'),
    setMuted(next) {
      const video = element.querySelector('video');
      if (video) video.muted = next;
      // The library does not start the sound of Unreal while it is muted.
      const { audioElement } = stream.webRtcController.streamController;
      audioElement.muted = next;
      if (!next && audioElement.srcObject) void audioElement.play().catch(() => undefined);
    },
    play: () => stream.play(),
    close() {
      isClosed = true;
      clearInterval(watch);
      stream.disconnect();
      element.remove();
    },
  };
}
