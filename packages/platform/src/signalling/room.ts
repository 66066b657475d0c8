import {
  MOST_PLAYERS_IN_A_ROOM,
  SIGNALLING_VERSION,
  withoutDataChannel,
  type IceServer,
  type PlayerMessage,
  type StreamerMessage,
  type ToPlayer,
  type ToStreamer,
} from '@launchyard/domain/signalling';

/** A line to one end of a stream. */
export interface Line<Message> {
  send(message: Message): void;
  /** Cuts it, with a code and a reason of WebSocket. */
  end(code: number, reason: string): void;
}

/** A place at a room, for as long as the line is open. */
export interface Seat<Message> {
  receive(message: Message): void;
  leave(): void;
}

export interface Room {
  /** Seats a streamer; null if the room has one. */
  seatStreamer(line: Line<ToStreamer>): Seat<StreamerMessage> | null;
  /** Seats a player, who is that viewer; null if the room is full. */
  seatPlayer(line: Line<ToPlayer>, viewer: string): Seat<PlayerMessage> | null;
  isEmpty(): boolean;
  /** Whether its streamer has registered. */
  isReady(): boolean;
  /** Cuts the lines of one viewer, or of everybody. Their streams end with them. */
  clear(whom: Whom): void;
}

/** A viewer, whatever lines they have, or everybody. */
export type Whom = { viewer: string } | 'everybody';

/** What whoever runs the room is told. `playerGone`: a viewer left who was not sent away; `viewer` says which. */
export type RoomEvent = 'streamerReady' | 'streamerGone' | 'playerGone';

/** Codes of our own, for the end of a line. */
export const CLOSE = { notUnderstood: 4400, playerRemoved: 4410, streamerGone: 4411, over: 4412 } as const;

/** What a player says to its streamer. */
type Passed = Extract<PlayerMessage, { type: 'offer' | 'answer' | 'iceCandidate' | 'layerPreference' }>;

interface Player {
  id: string;
  viewer: string;
  line: Line<ToPlayer>;
  isSubscribed: boolean;
  /** Whether it has a data channel to the streamer, which is how mouse and keyboard reach it. */
  hasChannel: boolean;
}

/**
 * One streamer and its players. A player reaches the streamer once it has subscribed; a streamer reaches players who
 * subscribed to it. The streamer’s name is the room’s, whatever it calls itself.
 */
export function createRoom(
  name: string,
  iceServers: (side: 'streamer' | 'player') => readonly IceServer[],
  tell: (event: RoomEvent, viewer: string) => void = () => undefined,
  mayControl: (viewer: string) => boolean = () => true,
): Room {
  const players = new Map<string, Player>();
  let streamer: { line: Line<ToStreamer>; isReady: boolean } | undefined;
  let lastId = 0;

  const config = (side: 'streamer' | 'player') =>
    ({
      type: 'config',
      protocolVersion: SIGNALLING_VERSION,
      peerConnectionOptions: { iceServers: iceServers(side) },
    }) as const;

  function seatStreamer(line: Line<ToStreamer>): Seat<StreamerMessage> | null {
    if (streamer) return null;
    const me = { line, isReady: false };
    streamer = me;
    line.send(config('streamer'));
    line.send({ type: 'identify' });
    return {
      receive(message) {
        if (message.type === 'ping') return line.send({ type: 'pong', time: message.time });
        if (message.type === 'pong') return;
        if (message.type === 'endpointId') {
          line.send({ type: 'endpointIdConfirm', committedId: name });
          if (me.isReady) return;
          me.isReady = true;
          tell('streamerReady', '');
          return;
        }
        const player = players.get(message.playerId);
        // It may have left while the message was on its way.
        if (!player?.isSubscribed) return;
        if (message.type === 'disconnectPlayer') return player.line.end(CLOSE.playerRemoved, 'Removed by the streamer');
        player.line.send(message);
      },
      leave() {
        streamer = undefined;
        for (const player of players.values()) {
          if (!player.isSubscribed) continue;
          player.isSubscribed = false;
          player.line.send({ type: 'streamerDisconnected' });
          // Epic’s player notices the end of its line, and nothing else.
          player.line.end(CLOSE.streamerGone, 'The streamer is gone');
        }
        tell('streamerGone', '');
      },
    };
  }

  function seatPlayer(line: Line<ToPlayer>, viewer: string): Seat<PlayerMessage> | null {
    // One viewer, one line: tickets that were kept do not add up.
    if (viewer !== '') clear({ viewer });
    if (players.size >= MOST_PLAYERS_IN_A_ROOM) return null;
    const player: Player = { id: String((lastId += 1)), viewer, line, isSubscribed: false, hasChannel: false };
    players.set(player.id, player);
    line.send(config('player'));
    return {
      receive: (message) => hear(player, message),
      leave() {
        unsubscribe(player);
        if (players.delete(player.id)) tell('playerGone', viewer);
      },
    };
  }

  function clear(whom: Whom): void {
    for (const player of players.values()) {
      if (whom !== 'everybody' && player.viewer !== whom.viewer) continue;
      // At once: whoever does not close their end must not go on either, nor keep a seat.
      unsubscribe(player);
      players.delete(player.id);
      player.line.end(CLOSE.over, 'Over');
    }
    if (whom === 'everybody') streamer?.line.end(CLOSE.over, 'Over');
  }

  function hear(player: Player, message: PlayerMessage): void {
    switch (message.type) {
      case 'ping':
        return player.line.send({ type: 'pong', time: message.time });
      case 'pong':
        return;
      case 'listStreamers':
        return player.line.send({ type: 'streamerList', ids: streamer?.isReady ? [name] : [] });
      case 'subscribe':
        return subscribe(player, message.streamerId);
      case 'unsubscribe':
        return unsubscribe(player);
      case 'offer':
        // It could open the data channel that this player did not get.
        return player.hasChannel ? passOn(player, message) : undefined;
      case 'answer':
        // A streamer may offer a channel to everybody, whatever it is told.
        return passOn(player, player.hasChannel ? message : { ...message, sdp: withoutDataChannel(message.sdp) });
      case 'iceCandidate':
      case 'layerPreference':
        return passOn(player, message);
    }
  }

  function passOn(player: Player, message: Passed): void {
    if (player.isSubscribed) streamer?.line.send({ ...message, playerId: player.id });
  }

  function subscribe(player: Player, streamerId: string): void {
    if (!streamer?.isReady || streamerId !== name) {
      return player.line.send({ type: 'subscribeFailed', message: `There is no streamer ${streamerId}.` });
    }
    // A second time means: begin again.
    unsubscribe(player);
    player.isSubscribed = true;
    player.hasChannel = mayControl(player.viewer);
    const { id, hasChannel: dataChannel } = player;
    // It may have been told its relays long ago, and their credentials end.
    const fresh = config('streamer');
    if (fresh.peerConnectionOptions.iceServers.length > 0) streamer.line.send(fresh);
    streamer.line.send({ type: 'playerConnected', playerId: id, dataChannel, sfu: false });
  }

  function unsubscribe(player: Player): void {
    if (!player.isSubscribed) return;
    player.isSubscribed = false;
    streamer?.line.send({ type: 'playerDisconnected', playerId: player.id });
  }

  return {
    seatStreamer,
    seatPlayer,
    isEmpty: () => streamer === undefined && players.size === 0,
    isReady: () => streamer?.isReady === true,
    clear,
  };
}
