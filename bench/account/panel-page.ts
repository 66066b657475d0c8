/** Runs in the panel's page of the bench `account`. Each function is passed as text, so it must be self-contained. */

/** How long the table of links took to show another config. */
export interface Switching {
  /** Counted from the click; 1 is the first frame after it. Null until the config is shown. */
  frames: number | null;
  ms: number | null;
}

declare global {
  interface Window {
    switching?: Switching;
    /** Milliseconds from each key press to the next frame, if at least 16. */
    keyTimes?: number[];
  }
}

/** Records how many frames after the next click a row of the table shows a config. */
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

/** Records the time from each key press until its effect is painted. */
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
