import type { InputMessage } from './player/read-message.ts';

/** What one viewer does. */
export interface Pointer {
  /** From 0 at the left or top to 1. */
  x: number;
  y: number;
  isInside: boolean;
  /** 0 is the left button, 1 the middle, 2 the right. */
  buttons: Set<number>;
  /** The sum of all turns of the wheel, in notches. */
  wheel: number;
  keysDown: Set<number>;
  /** The newest last, as words. */
  lastKeys: string[];
}

const KEYS_SHOWN = 5;
const NOTCH = 120;
/** Unreal’s names of keys that have no letter, by the code of the browser. */
const KEY_NAMES: Record<number, string> = {
  8: 'Back',
  9: 'Tab',
  13: 'Enter',
  16: 'Shift',
  17: 'Ctrl',
  18: 'Alt',
  27: 'Esc',
  32: 'Space',
  37: 'Left',
  38: 'Up',
  39: 'Right',
  40: 'Down',
  46: 'Del',
};

/** What the picture shows. All viewers share it, as they share an Unreal application. */
export class Scene {
  readonly title: string;
  /** Further words for the picture, such as arguments that the sample does not know. */
  readonly notes: string;
  framesPerSecond: number;
  /** Input messages of all viewers so far. */
  inputs = 0;
  lastPosition = { x: 0, y: 0 };
  readonly #pointers = new Map<string, Pointer>();

  constructor(title: string, notes: string, framesPerSecond: number) {
    this.title = title;
    this.notes = notes;
    this.framesPerSecond = framesPerSecond;
  }

  /** One for each viewer, by the order of arrival. */
  get pointers(): Pointer[] {
    return [...this.#pointers.values()];
  }

  get isAnyKeyDown(): boolean {
    return this.pointers.some(({ keysDown }) => keysDown.size > 0);
  }

  add(playerId: string): void {
    this.#pointers.set(playerId, {
      x: 0,
      y: 0,
      isInside: false,
      wheel: 0,
      lastKeys: [],
      buttons: new Set(),
      keysDown: new Set(),
    });
  }

  remove(playerId: string): void {
    this.#pointers.delete(playerId);
  }

  apply(playerId: string, message: InputMessage): void {
    const pointer = this.#pointers.get(playerId);
    if (!pointer) return;
    this.inputs += 1;
    if (message.position) this.#move(pointer, message.position);
    switch (message.kind) {
      case 'leave':
        pointer.isInside = false;
        pointer.buttons.clear();
        return;
      case 'press':
        pointer.buttons.add(message.button);
        return;
      case 'release':
        pointer.buttons.delete(message.button);
        return;
      case 'wheel':
        pointer.wheel += Math.round(message.delta / NOTCH);
        return;
      case 'keyDown':
        pointer.keysDown.add(message.code);
        if (!message.isRepeat) pointer.lastKeys = [...pointer.lastKeys, keyName(message.code)].slice(-KEYS_SHOWN);
        return;
      case 'keyUp':
        pointer.keysDown.delete(message.code);
        return;
      case 'move':
      case 'enter':
      case 'other':
    }
  }

  #move(pointer: Pointer, { x, y }: { x: number; y: number }): void {
    Object.assign(pointer, { x, y, isInside: true });
    this.lastPosition = { x, y };
  }
}

const isLetterOrDigit = (code: number) => (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
const keyName = (code: number): string =>
  isLetterOrDigit(code) ? String.fromCharCode(code) : (KEY_NAMES[code] ?? `(${code})`);
