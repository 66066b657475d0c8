import wrtc from '@roamhq/wrtc';
import { reasonOf } from '../log.ts';
import type { ToServer } from '../signalling/messages.ts';
import { readMessage, type PlayerMessage } from './read-message.ts';

interface Options {
  playerId: string;
  /** Without one it only watches. */
  hasDataChannel: boolean;
  iceServers: RTCIceServer[];
  /** Apart from each other: a browser holds back the picture of a stream for its sound. */
  tracks: readonly MediaStreamTrack[];
  send: (message: ToServer) => void;
  onOpen: () => void;
  onMessage: (message: PlayerMessage) => void;
  /** The connection does not work, or works no more. */
  onFailed: (why: string) => void;
}

/** A viewer who does not read must not fill our memory. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** From a person to the answer of their browser. A connection that is not made by then is given up. */
const CONNECT_MILLISECONDS = 60_000;

/** The peer connection to one viewer. Steps of the negotiation run one after the other, in the order of the messages. */
export class Viewer {
  readonly #options: Options;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel | null;
  readonly #deadline: NodeJS.Timeout;
  #steps: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    const { tracks, iceServers, playerId, send } = options;
    const connection = new wrtc.RTCPeerConnection({ iceServers });
    this.#connection = connection;
    for (const track of tracks) connection.addTrack(track, new wrtc.MediaStream([track]));
    this.#channel = options.hasDataChannel ? this.#openChannel() : null;
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) send({ type: 'iceCandidate', playerId, candidate: candidate.toJSON() });
    });
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState === 'connected') clearTimeout(this.#deadline);
      if (connection.connectionState === 'failed') this.#fail('the connection failed');
    });
    this.#deadline = setTimeout(() => this.#fail('no connection was made in time'), CONNECT_MILLISECONDS);
    this.#step(async () => {
      const offer = await connection.createOffer();
      await connection.setLocalDescription(offer);
      send({ type: 'offer', playerId, sdp: offer.sdp ?? '' });
    });
  }

  answer(sdp: string): void {
    this.#step(() => this.#connection.setRemoteDescription({ type: 'answer', sdp }));
  }

  addCandidate(candidate: RTCIceCandidateInit): void {
    this.#steps = this.#steps
      .then(() => (this.#isClosed ? undefined : this.#connection.addIceCandidate(candidate)))
      // One address that cannot be used is no reason to give up the others.
      .catch(() => undefined);
  }

  tell(...messages: Uint8Array<ArrayBuffer>[]): void {
    for (const message of messages) {
      if (this.#channel?.readyState !== 'open' || this.#channel.bufferedAmount > MOST_BUFFERED_BYTES) return;
      this.#channel.send(message);
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#deadline);
    this.#connection.close();
  }

  #openChannel(): RTCDataChannel {
    const channel = this.#connection.createDataChannel('datachannel', { ordered: true });
    channel.binaryType = 'arraybuffer';
    channel.addEventListener('open', () => this.#options.onOpen());
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = data instanceof ArrayBuffer ? readMessage(new Uint8Array(data)) : null;
      if (message && !this.#isClosed) this.#options.onMessage(message);
    });
    return channel;
  }

  #step(run: () => Promise<void>): void {
    this.#steps = this.#steps
      .then(() => (this.#isClosed ? undefined : run()))
      .catch((error: unknown) => this.#fail(reasonOf(error)));
  }

  #fail(why: string): void {
    if (!this.#isClosed) this.#options.onFailed(why);
  }
}
