import {
  FIELD_BYTES,
  TO_STREAMER,
  TO_STREAMER_NAMES,
  type FieldType,
  type MessageShape,
  type ToStreamerName,
} from './protocol.ts';

/** The numbers and the text of a message, in their order. */
interface Fields {
  numbers: number[];
  text: string;
}

interface Position {
  /** From 0 at the left or top to 1. */
  x: number;
  y: number;
}

/** Something that a person did. */
export type InputMessage = { position?: Position } & (
  | { kind: 'move' | 'enter' | 'leave' | 'other' }
  | { kind: 'press' | 'release'; button: number }
  | { kind: 'wheel'; delta: number }
  | { kind: 'keyDown'; code: number; isRepeat: boolean }
  | { kind: 'keyUp'; code: number }
);

/** Something that a player asks of the streamer. */
export type Request =
  | { kind: 'qualityControl' | 'initialSettings' | 'latencyTest' | 'nothing' }
  | { kind: 'interaction' | 'command'; text: string };

export type PlayerMessage = { input: InputMessage } | { request: Request };

const FULL_SCALE = 65_535;
const LEFT_BUTTON = 0;

/** Reads a message of the data channel. Null for everything that is not exactly one that the sample knows. */
export function readMessage(bytes: Uint8Array): PlayerMessage | null {
  const shape = shapes.get(bytes[0] ?? -1);
  const fields = shape && readFields(bytes, shape.structure);
  return fields ? shape.interpret(fields) : null;
}

function readFields(bytes: Uint8Array, structure: readonly FieldType[]): Fields | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers: number[] = [];
  let text = '';
  let at = 1;
  for (const type of structure) {
    const size = type === 'string' ? stringBytes(view, at) : FIELD_BYTES[type];
    if (at + size > bytes.length) return null;
    if (type === 'string') text = readText(view, at + 2, size - 2);
    else numbers.push(readNumber(view, at, type));
    at += size;
  }
  return at === bytes.length ? { numbers, text } : null;
}

/** The length field included. More than is there if even that is cut. */
const stringBytes = (view: DataView, at: number): number =>
  at + 2 > view.byteLength ? 2 : 2 + 2 * view.getUint16(at, true);

function readText(view: DataView, at: number, bytes: number): string {
  return new TextDecoder('utf-16le').decode(new Uint8Array(view.buffer, view.byteOffset + at, bytes));
}

function readNumber(view: DataView, at: number, type: Exclude<FieldType, 'string'>): number {
  if (type === 'uint8') return view.getUint8(at);
  if (type === 'double') return view.getFloat64(at, true);
  return type === 'int16' ? view.getInt16(at, true) : view.getUint16(at, true);
}

const positionOf = (x = 0, y = 0): Position => ({ x: x / FULL_SCALE, y: y / FULL_SCALE });

const nothing = (): PlayerMessage => ({ request: { kind: 'nothing' } });
const other = (): PlayerMessage => ({ input: { kind: 'other' } });
const press = ({ numbers: [button = 0, x, y] }: Fields): PlayerMessage => ({
  input: { kind: 'press', button, position: positionOf(x, y) },
});
const release = ({ numbers: [button = 0, x, y] }: Fields): PlayerMessage => ({
  input: { kind: 'release', button, position: positionOf(x, y) },
});
/** A touch counts its fingers before the position. One finger is the left button. */
const asLeftButton = ({ numbers: [, x = 0, y = 0] }: Fields): Fields => ({ numbers: [LEFT_BUTTON, x, y], text: '' });

const interpretations: Record<ToStreamerName, (fields: Fields) => PlayerMessage> = {
  MouseEnter: () => ({ input: { kind: 'enter' } }),
  MouseLeave: () => ({ input: { kind: 'leave' } }),
  MouseMove: ({ numbers: [x, y] }) => ({ input: { kind: 'move', position: positionOf(x, y) } }),
  MouseDown: press,
  MouseUp: release,
  // Browsers send it after the second release, and no release of its own follows.
  MouseDouble: ({ numbers: [, x, y] }) => ({ input: { kind: 'other', position: positionOf(x, y) } }),
  MouseWheel: ({ numbers: [delta = 0, x, y] }) => ({ input: { kind: 'wheel', delta, position: positionOf(x, y) } }),
  TouchStart: (fields) => press(asLeftButton(fields)),
  TouchMove: ({ numbers: [, x, y] }) => ({ input: { kind: 'move', position: positionOf(x, y) } }),
  TouchEnd: (fields) => release(asLeftButton(fields)),
  KeyDown: ({ numbers: [code = 0, repeats] }) => ({ input: { kind: 'keyDown', code, isRepeat: repeats !== 0 } }),
  KeyUp: ({ numbers: [code = 0] }) => ({ input: { kind: 'keyUp', code } }),
  KeyPress: other,
  TextboxEntry: other,
  GamepadButtonPressed: other,
  GamepadButtonReleased: other,
  GamepadAnalog: other,
  GamepadConnected: other,
  GamepadDisconnected: other,
  UIInteraction: ({ text }) => ({ request: { kind: 'interaction', text } }),
  Command: ({ text }) => ({ request: { kind: 'command', text } }),
  LatencyTest: () => ({ request: { kind: 'latencyTest' } }),
  RequestQualityControl: () => ({ request: { kind: 'qualityControl' } }),
  RequestInitialSettings: () => ({ request: { kind: 'initialSettings' } }),
  IFrameRequest: nothing,
  FpsRequest: nothing,
  AverageBitrateRequest: nothing,
  StartStreaming: nothing,
  StopStreaming: nothing,
};

const shapes = new Map(
  TO_STREAMER_NAMES.map((name) => {
    const { id, structure }: MessageShape = TO_STREAMER[name];
    return [id, { structure, interpret: interpretations[name] }];
  }),
);
