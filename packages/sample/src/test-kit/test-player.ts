import wrtc from '@roamhq/wrtc';
import { readStrip, type Strip } from '../streamer/strip.ts';
import { Signal } from './signal.ts';

type Message = Record<string, unknown>;

interface Frame extends Strip {
  width: number;
  height: number;
}

/** A viewer with a WebRTC connection of its own: it answers the offer, watches the picture and sends input. */
export class TestPlayer {
  readonly id: string;
  readonly #connection = new wrtc.RTCPeerConnection();
  readonly #changed = new Signal();
  readonly #messages: Buffer[] = [];
  readonly #send: (message: Message) => void;
  #channel: RTCDataChannel | null = null;
  #sink: InstanceType<typeof wrtc.nonstandard.RTCVideoSink> | null = null;
  #audioSink: InstanceType<typeof wrtc.nonstandard.RTCAudioSink> | null = null;
  #frame: Frame | null = null;
  #frames = 0;
  #soundPieces = 0;
  #loudest = 0;
  #steps: Promise<void> = Promise.resolve();

  constructor(id: string, send: (message: Message) => void) {
    this.id = id;
    this.#send = send;
    this.#connection.addEventListener('track', ({ track }) => this.#watch(track));
    this.#connection.addEventListener('connectionstatechange', () => this.#changed.fire());
    this.#connection.addEventListener('datachannel', ({ channel }) => {
      this.#channel = channel;
      channel.binaryType = 'arraybuffer';
      channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
        this.#messages.push(Buffer.from(data));
        this.#changed.fire();
      });
      channel.addEventListener('close', () => this.#changed.fire());
      this.#changed.fire();
    });
    this.#connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) send({ type: 'iceCandidate', playerId: id, candidate: candidate.toJSON() });
    });
  }

  /** What the signalling server passes on from the streamer. */
  receive(message: Message): void {
    this.#steps = this.#steps.then(() => this.#negotiate(message));
  }

  /** The first frame from now on that fits. */
  frame(isIt: (frame: Frame) => boolean = () => true): Promise<Frame> {
    const before = this.#frame;
    return this.#changed.until(
      () => (this.#frame !== before && this.#frame && isIt(this.#frame) ? this.#frame : null),
      () => `a frame; the last one was ${JSON.stringify(this.#frame)}`,
    );
  }

  /** Waits until it can send. */
  async open(): Promise<void> {
    await this.#changed.until(
      () => this.#channel?.readyState === 'open' || null,
      () => 'an open data channel',
    );
  }

  /** Whether it was offered a data channel. */
  get hasChannel(): boolean {
    return this.#connection.currentRemoteDescription?.sdp.includes('m=application') ?? false;
  }

  /** Sends bytes over the data channel. */
  send(...bytes: number[]): void {
    this.#channel?.send(Uint8Array.from(bytes));
  }

  sendText(id: number, text: string): void {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(text.length);
    this.send(id, ...length, ...Buffer.from(text, 'utf16le'));
  }

  /** The first message with that id, without it. */
  async message(id: number): Promise<Buffer> {
    const [first = Buffer.alloc(0)] = await this.messages(id, 1);
    return first;
  }

  /** All messages with that id, without it, as soon as there are so many. */
  messages(id: number, least: number): Promise<Buffer[]> {
    const find = () => this.#messages.filter((message) => message[0] === id).map((message) => message.subarray(1));
    return this.#changed.until(
      () => (find().length >= least ? find() : null),
      () => `message ${id}; there were ${this.#messages.map(([first]) => first).join()}`,
    );
  }

  /** All texts with that id so far. */
  texts(id: number): string[] {
    return this.#messages.filter((message) => message[0] === id).map((message) => message.toString('utf16le', 1));
  }

  /** Waits for sound that is at least so loud, from 0 to 1. What was heard before does not count. */
  async sound(least: number): Promise<void> {
    this.#loudest = -1;
    await this.#changed.until(
      () => this.#loudest >= least || null,
      () => `sound; the loudest was ${this.#loudest}`,
    );
  }

  /** Whether the streamer’s side of the connection is gone. */
  async closed(): Promise<void> {
    await this.#changed.until(
      () => this.#channel?.readyState === 'closed' || null,
      () => 'the end of the data channel',
    );
  }

  /** Waits until so many seconds of sound were played, silent or not. */
  async secondsOfSound(seconds: number): Promise<void> {
    await this.#changed.until(
      () => this.#soundPieces >= seconds * 100 || null,
      () => `sound; there were ${this.#soundPieces} pieces of 10 ms`,
    );
  }

  /** How many frames came so far, readable or not. */
  get frames(): number {
    return this.#frames;
  }

  /** The loudest sound so far, from 0 to 1. */
  get loudest(): number {
    return this.#loudest;
  }

  close(): void {
    this.#sink?.stop();
    this.#audioSink?.stop();
    this.#connection.close();
  }

  async #negotiate(message: Message): Promise<void> {
    if (message['type'] === 'offer') {
      await this.#connection.setRemoteDescription({ type: 'offer', sdp: String(message['sdp']) });
      const answer = await this.#connection.createAnswer();
      await this.#connection.setLocalDescription(answer);
      this.#send({ type: 'answer', playerId: this.id, sdp: answer.sdp });
    }
    const candidate: RTCIceCandidateInit = Object(message['candidate']);
    if (message['type'] === 'iceCandidate') await this.#connection.addIceCandidate(candidate);
  }

  #watch(track: MediaStreamTrack): void {
    if (track.kind === 'audio') {
      this.#audioSink = new wrtc.nonstandard.RTCAudioSink(track);
      this.#audioSink.ondata = ({ samples }: { samples: Int16Array }) => {
        this.#soundPieces += 1;
        for (const sample of samples) this.#loudest = Math.max(this.#loudest, Math.abs(sample) / 32_768);
        this.#changed.fire();
      };
      return;
    }
    this.#sink = new wrtc.nonstandard.RTCVideoSink(track);
    this.#sink.onframe = ({ frame }: { frame: { width: number; height: number; data: Uint8Array } }) => {
      const strip = readStrip(frame.data, frame.width, frame.height);
      this.#frames += 1;
      if (!strip) return;
      this.#frame = { ...strip, width: frame.width, height: frame.height };
      this.#changed.fire();
    };
  }
}
