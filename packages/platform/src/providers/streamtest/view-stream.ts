import { setTimeout as delay } from 'node:timers/promises';
import wrtc from '@roamhq/wrtc';
import { z } from 'zod';
import type { ProbeVerdict, ToViewer, ViewJob } from './probe-messages.ts';

const LOOK_MILLISECONDS = 100;
const ASK_MILLISECONDS = 500;
/** So many pictures after an input mean that the stream goes on. */
const PICTURES_AFTER_INPUT = 5;
/** A mouse move in the protocol of Pixel Streaming: the type, x and y from 0 to 65,535, and by how much each moved. */
const MOUSE_MOVE = Uint8Array.from([74, 0, 128, 0, 128, 1, 0, 1, 0]);

/** What the signalling server passes on, as far as a viewer needs it. */
const heard = z.discriminatedUnion('type', [
  z.object({ type: z.literal('streamerList'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('offer'), sdp: z.string() }),
  z.object({
    type: z.literal('iceCandidate'),
    candidate: z
      .object({ candidate: z.string(), sdpMid: z.string().nullish(), sdpMLineIndex: z.number().nullish() })
      .nullable(),
  }),
]);
type Heard = z.infer<typeof heard>;

/** The line of a player to signalling, which is open. */
export interface PlayerLine {
  /** What comes next. */
  hear(): Promise<ToViewer>;
  say(text: string): void;
}

/**
 * Views a room as a player: waits for its streamer, then for a decoded picture, moves the mouse and waits for further
 * pictures. Every wait is bounded by the job.
 */
export async function viewStream(job: ViewJob, line: PlayerLine): Promise<ProbeVerdict> {
  const peer = new wrtc.RTCPeerConnection();
  const seen = { ids: new Set<string>(), pictures: 0, picture: null as ProbeVerdict['picture'], isLost: false };
  let channel: RTCDataChannel | null = null;
  const sinks: Array<{ stop(): void }> = [];
  let steps = Promise.resolve();

  const say = (message: object) => line.say(JSON.stringify(message));
  async function listen(): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one message after the other
      const told = await line.hear();
      if (told.kind === 'lost') break;
      const message = read(told.text);
      if (message?.type === 'streamerList') seen.ids = new Set(message.ids);
      // A description that cannot be understood leads to no picture.
      else if (message) steps = steps.then(() => negotiate(message)).catch(() => undefined);
    }
    seen.isLost = true;
  }
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) say({ type: 'iceCandidate', candidate: candidate.toJSON() });
  });
  peer.addEventListener('datachannel', (event) => (channel = event.channel));
  peer.addEventListener('track', ({ track }) => {
    if (track.kind !== 'video') return;
    const sink = new wrtc.nonstandard.RTCVideoSink(track);
    sink.onframe = ({ frame }: { frame: { width: number; height: number } }) => {
      seen.pictures += 1;
      seen.picture = { width: frame.width, height: frame.height };
    };
    sinks.push(sink);
  });

  async function negotiate(message: Exclude<Heard, { type: 'streamerList' }>): Promise<void> {
    if (message.type === 'iceCandidate') {
      if (message.candidate?.candidate) await peer.addIceCandidate(Object(message.candidate));
      return;
    }
    await peer.setRemoteDescription({ type: 'offer', sdp: message.sdp });
    const answer = await peer.createAnswer();
    await peer.setLocalDescription(answer);
    say({ type: 'answer', sdp: answer.sdp });
  }

  async function look(): Promise<ProbeVerdict['sight']> {
    const asking = setInterval(() => say({ type: 'listStreamers' }), ASK_MILLISECONDS);
    await until(() => seen.ids.has(job.streamerId) || seen.isLost, job.registerSeconds);
    clearInterval(asking);
    if (seen.isLost) return 'lineLost';
    if (!seen.ids.has(job.streamerId)) return 'notRegistered';
    say({ type: 'subscribe', streamerId: job.streamerId });
    const canSend = () => seen.pictures > 0 && channel?.readyState === 'open';
    if (!(await until(canSend, job.pictureSeconds))) return 'noPicture';
    channel?.send(MOUSE_MOVE);
    const before = seen.pictures;
    return (await until(() => seen.pictures >= before + PICTURES_AFTER_INPUT, job.goOnSeconds))
      ? 'streamed'
      : 'stoodStill';
  }

  try {
    void listen();
    return { sight: await look(), picture: seen.picture };
  } finally {
    for (const sink of sinks) sink.stop();
    peer.close();
  }
}

/** Whether it became so in time. */
async function until(isSo: () => boolean, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (!isSo() && performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await delay(LOOK_MILLISECONDS);
  }
  return isSo();
}

/** Null for anything else, such as what other versions send. */
function read(text: string): Heard | null {
  try {
    return heard.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // Not JSON.
  }
}
