import { h, icon } from './dom.ts';
import { messages } from './messages.ts';
import { makeMovable } from './movable.ts';
import type { Panel } from './panels.ts';

/** What a visitor may set for themselves. */
export interface ViewerSettings {
  /** From 0 to 1. */
  volume: number;
  showsPointer: boolean;
  /** Null: the config shows none. */
  showsNotifications: boolean | null;
}

/** The button of the settings, and its panel. A movable one stands beside the bar. */
export function settingsView(
  given: ViewerSettings,
  isMovable: boolean,
  change: (settings: ViewerSettings) => void,
): Panel {
  let now = given;
  const set = (part: Partial<ViewerSettings>) => {
    now = { ...now, ...part };
    change(now);
  };
  const volume = h('input', { type: 'range', id: 'volume', min: '0', max: '100', value: String(given.volume * 100) });
  volume.addEventListener('input', () => set({ volume: volume.valueAsNumber / 100 }));
  const panel = h(
    'div',
    { class: 'panel settings', hidden: true, id: 'settings' },
    h('div', { class: 'head' }, h('b', {}, messages.settings)),
    h('div', { class: 'setting' }, h('label', { for: 'volume' }, messages.volume), volume),
    choice('pointer', messages.showPointer, given.showsPointer, (showsPointer) => set({ showsPointer })),
    given.showsNotifications === null
      ? null
      : choice('notifications', messages.showNotifications, given.showsNotifications, (showsNotifications) =>
          set({ showsNotifications }),
        ),
  );
  const button = h(
    'button',
    {
      type: 'button',
      class: isMovable ? 'movable' : undefined,
      'aria-label': messages.settings,
      title: isMovable ? messages.movableSettings : messages.settings,
      'aria-expanded': 'false',
      'aria-controls': 'settings',
    },
    icon('settings'),
  );
  if (isMovable) makeMovable(button);
  return { button, panel };
}

function choice(id: string, label: string, isOn: boolean, change: (isOn: boolean) => void): HTMLElement {
  const box = h('input', { type: 'checkbox', id });
  box.checked = isOn;
  box.addEventListener('change', () => change(box.checked));
  return h('div', { class: 'setting' }, h('label', { for: id }, label), box);
}
