import wrtc from '@roamhq/wrtc';
import type { Settings } from './arguments.ts';
import { log, reasonOf } from './log.ts';
import { Painter } from './picture/painter.ts';
import { readCommand } from './player/read-command.ts';
import type { PlayerMessage, Request } from './player/read-message.ts';
import { replies } from './player/replies.ts';
import { Viewer } from './player/viewer.ts';
import { pump } from './pump.ts';
import { Scene } from './scene.ts';
import { SignallingConnection } from './signalling/connection.ts';
import type { FromServer } from './signalling/messages.ts';
import { PIECES_PER_SECOND, Sound } from './sound.ts';

/** Each one costs an encoder. */
const MOST_VIEWERS = 32;
const MOST_FRAMES = 2 ** 24;
const PROTOCOL_VERSION = '1.0.0';

interface Events {
  onViewer: () => void;
  onGivenUp: (why: string) => void;
}

/** Streams one picture to every viewer that the signalling server announces. */
export class Streamer {
  readonly #settings: Settings;
  readonly #events: Events;
  readonly #scene: Scene;
  readonly #viewers = new Map<string, Viewer>();
  readonly #video = new wrtc.nonstandard.RTCVideoSource();
  readonly #sound = new Sound();
  readonly #tracks: readonly MediaStreamTrack[];
  readonly #signalling: SignallingConnection;
  #painter: Painter;
  #iceServers: RTCIceServer[] = [];
  #frame = 0;
  /** The viewer who may change the quality: the last one who asked. */
  #qualityOwner: string | null = null;
  #pumps: (() => void)[] = [];

  constructor(settings: Settings, events: Events) {
    this.#settings = settings;
    this.#events = events;
    this.#scene = new Scene(settings.appName, settings.unknown.join(' '), settings.framesPerSecond);
    this.#painter = new Painter(settings.size);
    this.#tracks = [this.#video.createTrack(), this.#sound.track];
    this.#signalling = new SignallingConnection({
      url: settings.url,
      giveUpAfterSeconds: settings.giveUpAfterSeconds,
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#removeAll(),
      onGivenUp: events.onGivenUp,
    });
  }

  close(): void {
    this.#signalling.close();
    this.#removeAll();
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'config':
        this.#iceServers = message.iceServers;
        return;
      case 'identify':
        if (this.#settings.misbehaviour === 'silent') return;
        this.#signalling.send({ type: 'endpointId', id: this.#settings.id, protocolVersion: PROTOCOL_VERSION });
        return;
      case 'endpointIdConfirm':
        this.#signalling.registered();
        log(`Registered as ${message.committedId}.`);
        return;
      case 'playerConnected':
        this.#add(message.playerId, message.hasDataChannel);
        return;
      case 'playerDisconnected':
        this.#remove(message.playerId);
        return;
      case 'answer':
        this.#viewers.get(message.playerId)?.answer(message.sdp);
        return;
      case 'iceCandidate':
        this.#viewers.get(message.playerId)?.addCandidate(message.candidate);
        return;
      case 'ping':
        this.#signalling.send({ type: 'pong', time: message.time });
    }
  }

  #add(playerId: string, hasDataChannel: boolean): void {
    this.#remove(playerId);
    if (this.#viewers.size >= MOST_VIEWERS) {
      this.#signalling.send({ type: 'disconnectPlayer', playerId, reason: 'The sample has too many viewers.' });
      return;
    }
    const viewer = this.#connect(playerId, hasDataChannel);
    if (!viewer) return;
    this.#viewers.set(playerId, viewer);
    this.#scene.add(playerId);
    log(`Viewer ${playerId} came; ${this.#viewers.size} now.`);
    if (this.#pumps.length === 0) this.#start();
  }

  /** Null if WebRTC does not accept the ICE servers. */
  #connect(playerId: string, hasDataChannel: boolean): Viewer | null {
    const refuse = (why: string) => {
      log(`Viewer ${playerId} is gone: ${why}.`);
      this.#signalling.send({ type: 'disconnectPlayer', playerId, reason: 'The connection to the stream failed.' });
    };
    try {
      const viewer: Viewer = new Viewer({
        playerId,
        hasDataChannel,
        iceServers: this.#iceServers,
        tracks: this.#tracks,
        send: (message) => this.#signalling.send(message),
        onOpen: () => this.#welcome(viewer),
        onMessage: (message) => this.#handle(playerId, viewer, message),
        onFailed: (why) => {
          refuse(why);
          this.#remove(playerId);
        },
      });
      return viewer;
    } catch (error) {
      refuse(reasonOf(error));
      return null;
    }
  }

  #welcome(viewer: Viewer): void {
    viewer.tell(...replies.protocol(), replies.inputControl(), replies.initialSettings(this.#scene.framesPerSecond));
    this.#events.onViewer();
  }

  #handle(playerId: string, viewer: Viewer, message: PlayerMessage): void {
    if ('input' in message) this.#scene.apply(playerId, message.input);
    else this.#answer(playerId, viewer, message.request);
  }

  #answer(playerId: string, viewer: Viewer, request: Request): void {
    switch (request.kind) {
      case 'initialSettings':
        viewer.tell(replies.initialSettings(this.#scene.framesPerSecond));
        return;
      case 'qualityControl':
        this.#qualityOwner = playerId;
        for (const [id, each] of this.#viewers) each.tell(replies.qualityControl(id === playerId));
        return;
      case 'interaction':
        viewer.tell(replies.response(request.text));
        return;
      case 'latencyTest': {
        const now = Date.now();
        viewer.tell(replies.latencyTest(now, now));
        return;
      }
      case 'command':
        this.#obey(request.text);
        return;
      case 'nothing':
    }
  }

  #obey(text: string): void {
    const { size, framesPerSecond } = readCommand(text);
    if (size) this.#painter = new Painter(size);
    if (framesPerSecond === undefined || framesPerSecond === this.#scene.framesPerSecond) return;
    this.#scene.framesPerSecond = framesPerSecond;
    this.#stop();
    this.#start();
  }

  #remove(playerId: string): void {
    const viewer = this.#viewers.get(playerId);
    if (!viewer) return;
    viewer.close();
    this.#viewers.delete(playerId);
    this.#scene.remove(playerId);
    log(`Viewer ${playerId} left; ${this.#viewers.size} now.`);
    if (this.#qualityOwner === playerId) this.#giveQualityAway();
    if (this.#viewers.size === 0) this.#stop();
  }

  #giveQualityAway(): void {
    const [next] = this.#viewers;
    this.#qualityOwner = next?.[0] ?? null;
    next?.[1].tell(replies.qualityControl(true));
  }

  #removeAll(): void {
    // A map can lose entries while it is walked.
    for (const playerId of this.#viewers.keys()) this.#remove(playerId);
  }

  /** Nothing is drawn while nobody watches. */
  #start(): void {
    this.#pumps = [pump(PIECES_PER_SECOND, () => this.#sound.next(this.#scene.isAnyKeyDown))];
    if (this.#settings.misbehaviour !== 'no-frames') {
      this.#pumps.push(pump(this.#scene.framesPerSecond, () => this.#draw()));
    }
  }

  #stop(): void {
    for (const end of this.#pumps) end();
    this.#pumps = [];
  }

  #draw(): void {
    this.#frame = (this.#frame + 1) % MOST_FRAMES;
    const data = this.#painter.paint(this.#scene, { frame: this.#frame, now: Date.now() });
    this.#video.onFrame({ ...this.#painter.size, data });
  }
}
