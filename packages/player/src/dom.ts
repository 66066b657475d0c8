type Child = Node | string | null;
type Props = Record<string, string | boolean | ((event: Event) => void) | undefined>;

/** Makes an element. Functions are listeners, `true` is an attribute without a value; texts are never parsed. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const svgElement = <K extends keyof SVGElementTagNameMap>(tag: K): SVGElementTagNameMap[K] =>
  document.createElementNS('http://www.w3.org/2000/svg', tag);

/** A sign made of lines in a square of 24: decoration beside a text that says the same. */
export function icon(name: IconName, className = 'icon'): SVGSVGElement {
  const svg = svgElement('svg');
  const attributes = { viewBox: '0 0 24 24', 'aria-hidden': 'true', fill: 'none', stroke: 'currentColor' };
  const lines = { 'stroke-width': '1.7', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', class: className };
  for (const [key, value] of Object.entries({ ...attributes, ...lines })) svg.setAttribute(key, value);
  const path = svgElement('path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

const ICONS = {
  play: 'M7 4.5v15l12-7.5z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 10l5 5M21 10l-5 5',
  microphone: 'M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  microphoneOff: 'M9 9v3a3 3 0 0 0 5 2M15 10.5V6a3 3 0 0 0-5.7-1.2M5.5 11.5a6.5 6.5 0 0 0 10.5 5M12 18v3M4 3l16 18',
  camera: 'M4 8h3.5l2-3h5l2 3H20v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  ended: 'M3 5h18v12H3zM9 21h6',
  lost: 'M2 8.5a15 15 0 0 1 20 0M5 12a10 10 0 0 1 14 0M8.5 15.5a5 5 0 0 1 7 0M12 19h.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 11.3a3.3 3.3 0 0 0 0-6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  again: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
} as const;
export type IconName = keyof typeof ICONS;

/** A line through values between 0 and the highest one. */
export function sparkline(values: readonly number[], most: number): SVGSVGElement {
  const [width, height] = [100, 20];
  const svg = svgElement('svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', 'spark');
  svg.setAttribute('aria-hidden', 'true');
  const line = svgElement('polyline');
  const step = width / Math.max(1, values.length - 1);
  const scale = Math.max(most, 1);
  line.setAttribute(
    'points',
    values
      .map(
        (value, index) =>
          `${(index * step).toFixed(1)},${(height - 1 - (Math.min(value, scale) / scale) * (height - 2)).toFixed(1)}`,
      )
      .join(' '),
  );
  svg.append(line);
  return svg;
}
