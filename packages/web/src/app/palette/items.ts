import { PALETTE_GROUPS, type PaletteGroup, type PaletteItem } from '../../kit/palette.ts';

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
