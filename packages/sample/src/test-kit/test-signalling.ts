import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';
import { Signal } from './signal.ts';
import { TestPlayer } from './test-player.ts';

type Message = Record<string, unknown>;

/** A signalling server for one streamer that speaks Epic’s protocol. Its players are in this process. */
export class TestSignalling {
  readonly #server: WebSocketServer;
  readonly #changed = new Signal();
  readonly #players = new Map<string, TestPlayer>();
  readonly received: Message[] = [];
  #streamer: WebSocket | null = null;
  #streamerId: string | null = null;
  #connections = 0;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket) => this.#greet(socket));
  }

  static async start(port = 0): Promise<TestSignalling> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    const signalling = new TestSignalling(server);
    await once(server, 'listening');
    return signalling;
  }

  get port(): number {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
    return address.port;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** Connections so far. */
  get connections(): number {
    return this.#connections;
  }

  /** Waits for the id of a streamer that is registered. */
  streamer(): Promise<string> {
    return this.#changed.until(
      () => this.#streamerId,
      () => 'a registered streamer',
    );
  }

  /** Waits for a connection, of a streamer that may never register. */
  async connected(): Promise<void> {
    await this.#changed.until(
      () => this.#streamer,
      () => 'a connection',
    );
  }

  /** Waits for a message of the streamer. */
  message(isIt: (message: Message) => boolean): Promise<Message> {
    return this.#changed.until(
      () => this.received.find(isIt),
      () => `a message; there were ${this.received.map(({ type }) => String(type)).join()}`,
    );
  }

  /** A new viewer of the streamer; without a data channel it only watches. */
  join(id = String(this.#players.size + 1), dataChannel = true): TestPlayer {
    const player = new TestPlayer(id, (message) => this.send(message));
    this.#players.set(id, player);
    this.send({ type: 'playerConnected', playerId: id, dataChannel, sfu: false });
    return player;
  }

  leave(player: TestPlayer): void {
    this.send({ type: 'playerDisconnected', playerId: player.id });
  }

  /** Sends the streamer a message, or text that is none. */
  send(message: Message | string | Buffer): void {
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    this.#streamer?.send(isRaw ? message : JSON.stringify(message));
  }

  async close(): Promise<void> {
    for (const player of this.#players.values()) player.close();
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #greet(socket: WebSocket): void {
    this.#streamer = socket;
    this.#connections += 1;
    this.#changed.fire();
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString())));
    this.send({ type: 'config', peerConnectionOptions: { iceServers: [] } });
    this.send({ type: 'identify' });
  }

  #receive(message: Message): void {
    this.received.push(message);
    if (message['type'] === 'endpointId') {
      this.#streamerId = String(message['id']);
      this.send({ type: 'endpointIdConfirm', committedId: this.#streamerId });
    }
    if (message['type'] === 'ping') this.send({ type: 'pong', time: message['time'] });
    this.#players.get(String(message['playerId']))?.receive(message);
    this.#changed.fire();
  }
}
