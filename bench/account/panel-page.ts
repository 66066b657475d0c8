/** What runs in the panel's page of the bench `account`: each function is handed over as text, so it uses nothing from around it. */

/** How the table of links came to show another config. */
export interface Switching {
  /** Counted from the click; 1 is the first that is drawn after it. Null until it is shown. */
  frames: number | null;
  ms: number | null;
}

declare global {
  interface Window {
    switching?: Switching;
    /** Milliseconds from each key to the frame that was drawn after it, where it took 16 at least. */
    keyTimes?: number[];
  }
}

/** Keeps after how many frames from the next click on a row of the table shows a config. */
export function watchSwitch({ row, shown }: { row: number; shown: string }): void {
  const switching: Switching = { frames: null, ms: null };
  window.switching = switching;
  const watch = ({ timeStamp }: Event) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      const cell = document.querySelectorAll('[role=dialog] tbody tr')[row]?.querySelectorAll('td')[1];
      if (cell?.textContent.includes(shown)) Object.assign(switching, { frames, ms: performance.now() - timeStamp });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}

/** Keeps how long each key takes, from being pressed until what it did is drawn. */
export function watchKeys(): void {
  const times: number[] = [];
  window.keyTimes = times;
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(key|input|beforeinput)/.test(name)) times.push(duration);
    }
  });
  const events = { type: 'event', durationThreshold: 16 };
  observer.observe(events);
}
