import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clock of all processes that are started with it. */
export interface SetClock {
  preload: string;
  settings: Record<string, string>;
  /** Sets the clock to an instant, from which it continues. */
  set(to: Date): void;
  setRight(): void;
}

/** A clock that is correct until it is set. `folder` stores its offset. */
export function openSetClock(folder: string): SetClock {
  const path = join(folder, 'clock');
  const write = (milliseconds: number) => {
    writeFileSync(`${path}.new`, String(milliseconds));
    renameSync(`${path}.new`, path);
  };
  write(0);
  return {
    preload: fileURLToPath(new URL('./preload.ts', import.meta.url)),
    settings: { SET_CLOCK: path },
    set: (to) => write(to.getTime() - Date.now()),
    setRight: () => write(0),
  };
}
