/**
 * The messages of the data channel that the sample knows: a byte with the id, then the fields, little-endian. A string is
 * its length in UTF-16 units (uint16) and the units. The ids are those of Epic’s Pixel Streaming protocol.
 */
export type FieldType = 'uint8' | 'uint16' | 'int16' | 'double' | 'string';

export const FIELD_BYTES: Record<Exclude<FieldType, 'string'>, number> = { uint8: 1, uint16: 2, int16: 2, double: 8 };

export interface MessageShape {
  id: number;
  structure: readonly FieldType[];
}

const position = ['uint16', 'uint16'] as const;
const touch = ['uint8', ...position, 'uint8', 'uint8', 'uint8'] as const;

/** From a player. Epic’s player is told them, and logs an error for each one that it has no handler for. */
export const TO_STREAMER = {
  IFrameRequest: { id: 0, structure: [] },
  RequestQualityControl: { id: 1, structure: [] },
  FpsRequest: { id: 2, structure: [] },
  AverageBitrateRequest: { id: 3, structure: [] },
  StartStreaming: { id: 4, structure: [] },
  StopStreaming: { id: 5, structure: [] },
  LatencyTest: { id: 6, structure: ['string'] },
  RequestInitialSettings: { id: 7, structure: [] },
  UIInteraction: { id: 50, structure: ['string'] },
  Command: { id: 51, structure: ['string'] },
  TextboxEntry: { id: 52, structure: ['string'] },
  KeyDown: { id: 60, structure: ['uint8', 'uint8'] },
  KeyUp: { id: 61, structure: ['uint8'] },
  KeyPress: { id: 62, structure: ['uint16'] },
  MouseEnter: { id: 70, structure: [] },
  MouseLeave: { id: 71, structure: [] },
  MouseDown: { id: 72, structure: ['uint8', ...position] },
  MouseUp: { id: 73, structure: ['uint8', ...position] },
  MouseMove: { id: 74, structure: [...position, 'int16', 'int16'] },
  MouseWheel: { id: 75, structure: ['int16', ...position] },
  MouseDouble: { id: 76, structure: ['uint8', ...position] },
  TouchStart: { id: 80, structure: touch },
  TouchEnd: { id: 81, structure: touch },
  TouchMove: { id: 82, structure: touch },
  GamepadButtonPressed: { id: 90, structure: ['uint8', 'uint8', 'uint8'] },
  GamepadButtonReleased: { id: 91, structure: ['uint8', 'uint8', 'uint8'] },
  GamepadAnalog: { id: 92, structure: ['uint8', 'uint8', 'double'] },
  GamepadConnected: { id: 93, structure: [] },
  GamepadDisconnected: { id: 94, structure: ['uint8'] },
} as const satisfies Record<string, MessageShape>;

/** To a player. Text fills the rest of a message in UTF-16. */
export const FROM_STREAMER = {
  QualityControlOwnership: { id: 0 },
  Response: { id: 1 },
  LatencyTest: { id: 6 },
  InitialSettings: { id: 7 },
  InputControlOwnership: { id: 12 },
  Protocol: { id: 255 },
} as const;

export type ToStreamerName = keyof typeof TO_STREAMER;
/** `Object.keys` forgets that the table has no other names. */
export const TO_STREAMER_NAMES = Object.keys(TO_STREAMER).filter((name): name is ToStreamerName => name in TO_STREAMER);
