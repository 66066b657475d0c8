import { createStore, tabStore, type Store } from './store.ts';

/** The frame of a dialog: the plate and the mask below it. */
export interface Frame {
  id: number;
  /** The current step; null if it has just closed. */
  owner: string | null;
  width: number;
  /** Where the step renders; null until the element is on the page. */
  place: Store<HTMLElement | null>;
  setPlace: (element: HTMLElement | null) => void;
  step: Store<Step | null>;
  /** It is open and holds the focus. */
  isOpen: Store<boolean>;
  /** Returns the focus to the element that opened the first step. */
  giveBack: () => void;
}

interface Step {
  onClose: () => void;
  placeFocus: () => void;
}

/** All frames on the page, topmost last. */
export const frames = tabStore<readonly Frame[]>(() => []);

/**
 * A step that opens while another closes takes over its frame; any other step gets a new frame on
 * top.
 */
export function enterFrame(owner: string, width: number, giveBack: () => void): void {
  frames.update((before) => {
    const left = before.find(isLeft);
    if (left) return before.map((each) => (each === left ? { ...left, owner, width } : each));
    const place = createStore<HTMLElement | null>(null);
    const own = {
      place,
      setPlace: place.set,
      step: createStore<Step | null>(null),
      isOpen: createStore(false),
    };
    return [...before, { id: (before.at(-1)?.id ?? 0) + 1, owner, width, giveBack, ...own }];
  });
}

/** Closes the frame unless another step takes it over in the same render. */
export function leaveFrame(owner: string): void {
  frames.update((before) => before.map((each) => (each.owner === owner ? { ...each, owner: null } : each)));
  queueMicrotask(() => {
    if (frames.get().some(isLeft)) frames.update((before) => before.filter((each) => !isLeft(each)));
  });
}

const isLeft = ({ owner }: Frame) => owner === null;
