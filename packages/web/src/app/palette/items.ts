import type { LucideIcon } from 'lucide-react';

/** The groups of the palette, in their order. */
export const PALETTE_GROUPS = ['recent', 'applications', 'links', 'configs', 'actions', 'pages'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something that can be chosen in the palette. */
export interface PaletteItem {
  /** The same each time it is offered: recent ones are known by it. */
  key: string;
  group: PaletteGroup;
  icon: LucideIcon;
  text: string;
  /** What tells it from others of that name. */
  detail?: string | undefined;
  /** Words that it is found by besides its text. */
  words?: string;
  run: () => void;
}

/** Those whose words begin with, or hold, what was typed; everything when nothing was. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ text, words: more = '' }) => {
    const all = `${text} ${more}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** In the order of the groups, each item once: what was chosen lately stands only there while nothing is typed. */
export function inGroups(items: readonly PaletteItem[]): Array<{ group: PaletteGroup; items: PaletteItem[] }> {
  return PALETTE_GROUPS.map((group) => ({ group, items: items.filter((each) => each.group === group) })).filter(
    (each) => each.items.length > 0,
  );
}
