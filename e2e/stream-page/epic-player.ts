import {
  Config,
  Flags,
  NumericParameters,
  PixelStreaming,
  TextParameters,
} from '@epicgames-ps/lib-pixelstreamingfrontend-ue5.7';
import { lumaOf, readStrip, type Strip } from '@launchyard/sample/strip';

/** What the test asks of the page. */
export interface TestedPage {
  /** What Epic’s player said happened, in order. */
  events: string[];
  /** What the picture says now; null while there is none, or none with a strip. */
  strip(): Strip | null;
}

declare global {
  interface Window {
    tested: TestedPage;
  }
}

const events: string[] = [];
const ss = new URLSearchParams(location.search).get('ss') ?? '';
const config = new Config({
  initialSettings: {
    [TextParameters.SignallingServerUrl]: ss,
    [Flags.AutoConnect]: true,
    [Flags.AutoPlayVideo]: true,
    [Flags.StartVideoMuted]: true,
    [Flags.HoveringMouseMode]: true,
    [NumericParameters.MaxReconnectAttempts]: 0,
  },
});
const screen = document.createElement('div');
document.body.replaceChildren(screen);
document.body.style.cssText = 'display: block; height: 100vh; margin: 0';
const player = new PixelStreaming(config, { videoElementParent: screen });
const heard = [
  'streamerListMessage',
  'subscribeFailed',
  'webRtcConnected',
  'videoInitialized',
  'webRtcDisconnected',
] as const;
for (const name of heard) player.addEventListener(name, () => void events.push(name));

const canvas = document.createElement('canvas');
const pen = canvas.getContext('2d', { willReadFrequently: true });

window.tested = {
  events,
  strip() {
    const video = document.querySelector('video');
    if (!video || !pen || video.videoWidth === 0) return null;
    const { videoWidth: width, videoHeight: height } = video;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    return readStrip(lumaOf(pen.getImageData(0, 0, width, height).data), width, height);
  },
};
