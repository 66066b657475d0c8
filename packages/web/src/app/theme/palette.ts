/**
 * One palette, two modes. Names describe the use, not the hue. Every text/ground pair below has a
 * contrast of at least 4.5:1; `edge` and the focus ring at least 3:1 (measured). `rim` is
 * decoration: what it frames also has text or an icon.
 */
export const palette = {
  light: {
    canvas: '#F4F4F6', // behind everything: the side navigation
    sheet: '#FFFFFF', // the page
    card: '#FFFFFF', // bordered groups on the sheet, modals, menus
    sunken: '#F8F8FA', // wells: table heads, code, previews
    hover: '#EFEFF3', // hover and selected rows, tracks of bars
    line: '#E5E5EA', // hairlines and card edges
    rim: '#D2D2DA', // edges of buttons and of pickers in toolbars and tables
    edge: '#888895', // edges of form fields, checkboxes, dropzones, unfilled nodes (3:1)
    ink: '#15151C', // text, primary buttons
    ink2: '#565663', // secondary text
    ink3: '#676774', // captions, table heads, placeholders
    onInk: '#FFFFFF',
    inkHover: '#33333F', // a primary button below the pointer, and pressed
    inkActive: '#000000',
    accent: '#4338E0', // links, selection, running progress, focus
    accentHover: '#352BC4',
    accentBg: '#EEEDFF',
    ring: 'rgba(67,56,224,0.18)', // around the focused field
    ok: '#0F7040',
    okFill: '#1B9A5B',
    okBg: '#E6F5EC',
    warn: '#8A5200',
    warnFill: '#D98A00',
    warnBg: '#FFF3DC',
    bad: '#BF1F2A',
    badFill: '#D92D35',
    badBg: '#FDECEC',
    spotlight: '#15151C',
    mask: 'rgba(16,16,24,0.42)',
    stage: '#101018', // what viewers see before a stream: the same in both modes
    onStage: '#FFFFFF',
  },
  dark: {
    canvas: '#0A0A0D',
    sheet: '#111115',
    card: '#17171C',
    sunken: '#0D0D11',
    hover: '#1F1F26',
    line: '#282830',
    rim: '#3A3A45',
    edge: '#6C6C7C',
    ink: '#EEEEF3',
    ink2: '#A8A8B6',
    ink3: '#8F8F9E',
    onInk: '#0A0A0D',
    inkHover: '#FFFFFF',
    inkActive: '#D5D5DE',
    accent: '#9A95FF',
    accentHover: '#B5B1FF',
    accentBg: '#211F42',
    ring: 'rgba(154,149,255,0.28)',
    ok: '#4CC38A',
    okFill: '#2FA86C',
    okBg: '#12281D',
    warn: '#F0B44C',
    warnFill: '#E5A02E',
    warnBg: '#2C2110',
    bad: '#FF8086',
    badFill: '#F0525A',
    badBg: '#331619',
    spotlight: '#2B2B34',
    mask: 'rgba(0,0,0,0.62)',
    stage: '#101018',
    onStage: '#FFFFFF',
  },
} as const;
export type Mode = keyof typeof palette;

/**
 * Seven colours for the top-7 charts, first = largest. All have at least 3:1 on the card; dark and
 * light alternate, so neighbours differ in greyscale.
 */
export const series = {
  light: ['#4338E0', '#7C74F0', '#0B6E63', '#2A9A8C', '#96490F', '#C4772C', '#565663'],
  dark: ['#9A95FF', '#6A62E8', '#5FCFC0', '#2E8F84', '#F0A868', '#B8703A', '#C2C2CE'],
} as const;

export const fonts = {
  sans: "'Geist Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  mono: "'Geist Mono Variable', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
};

/** The same palette as custom properties for our own CSS: --canvas, --ink2, --okBg … */
export function cssVars(mode: Mode): Record<string, string> {
  return Object.fromEntries(Object.entries(palette[mode]).map(([name, value]) => [`--${name}`, value]));
}
