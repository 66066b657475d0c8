import { createStore, tabStore, type Store } from './store.ts';

/** What a dialog stands in: the plate and the mask below it. */
export interface Frame {
  id: number;
  /** The step that stands in it; null when that has just gone. */
  owner: string | null;
  width: number;
  /** Where the step is drawn; null until that is on the page. */
  place: Store<HTMLElement | null>;
  setPlace: (element: HTMLElement | null) => void;
  step: Store<Step | null>;
  /** It has come, and holds the focus. */
  isOpen: Store<boolean>;
  /** Gives the focus back to what opened the first step. */
  giveBack: () => void;
}

interface Step {
  onClose: () => void;
  placeFocus: () => void;
}

/** All frames on the page, the topmost last. */
export const frames = tabStore<readonly Frame[]>(() => []);

/** A step that comes as another one goes takes its frame over, which stays on the page; any other has one of its own, above all others. */
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

/** The frame closes unless another step takes it over in the same rendering. */
export function leaveFrame(owner: string): void {
  frames.update((before) => before.map((each) => (each.owner === owner ? { ...each, owner: null } : each)));
  queueMicrotask(() => {
    if (frames.get().some(isLeft)) frames.update((before) => before.filter((each) => !isLeft(each)));
  });
}

const isLeft = ({ owner }: Frame) => owner === null;
