import { Interrupted } from './interrupted.ts';

interface Waiting {
  begin: () => void;
  moved: (place: number) => void;
}

/** One sends at a time; the others wait in order, and know their position. */
export class Turns {
  #isTaken = false;
  #waiting: Waiting[] = [];

  /**
   * Resolves with a function that gives the turn back. `onPlace` gets the position while others are ahead: 1 is next.
   * Rejects with Interrupted if the signal fires before its turn.
   */
  take(signal: AbortSignal, onPlace: (place: number) => void): Promise<() => void> {
    if (signal.aborted) return Promise.reject(new Interrupted());
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(this.#giveBackOnce());
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve(this.#giveBackOnce());
        },
        moved: onPlace,
      };
      const leave = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        this.#tellPlaces();
        reject(new Interrupted());
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      onPlace(this.#waiting.length);
    });
  }

  #giveBackOnce(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = this.#waiting.shift();
      if (!next) this.#isTaken = false;
      next?.begin();
      this.#tellPlaces();
    };
  }

  #tellPlaces(): void {
    this.#waiting.forEach((each, index) => each.moved(index + 1));
  }
}
