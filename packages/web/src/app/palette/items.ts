import { PALETTE_GROUPS, type PaletteGroup, type PaletteItem } from '../../kit/palette.ts';

/** Items that contain every typed word; all items if nothing is typed. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ text, words: more = '' }) => {
    const all = `${text} ${more}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** Items by group, without empty groups. */
export function inGroups(items: readonly PaletteItem[]): Array<{ group: PaletteGroup; items: PaletteItem[] }> {
  return PALETTE_GROUPS.map((group) => ({ group, items: items.filter((each) => each.group === group) })).filter(
    (each) => each.items.length > 0,
  );
}
