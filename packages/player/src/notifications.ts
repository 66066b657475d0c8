import { h } from './dom.ts';

const SHOWN_MILLISECONDS = 5_000;

/** Notifications about the stream: only the newest is shown, for five seconds. */
export interface Notifications {
  element: HTMLElement;
  tell(text: string): void;
  setWanted(areWanted: boolean): void;
}

export function notifications(given: boolean): Notifications {
  const element = h('p', { class: 'news', role: 'status' });
  let areWanted = given;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(leaving);
    element.textContent = '';
  };
  return {
    element,
    tell(text) {
      if (!areWanted) return;
      clearTimeout(leaving);
      element.textContent = text;
      leaving = setTimeout(leave, SHOWN_MILLISECONDS);
    },
    setWanted(next) {
      areWanted = next;
      if (!next) leave();
    },
  };
}
