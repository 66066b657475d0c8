import type { SyntheticEvent } from 'react';
import type { MenuProps } from 'antd';

type Item = NonNullable<MenuProps['items']>[number];

interface OnceAnOpening {
  /** The menu has opened: an item can be chosen again. */
  open: () => void;
  guard: (menu: MenuProps) => MenuProps;
}

/**
 * Allows one choice per opening of a menu: it stays visible for a moment while it closes, and the
 * second click of a double click must not count.
 */
export function onceAnOpening(): OnceAnOpening {
  let taken: SyntheticEvent | null = null;
  // An item's own handler and the menu's receive the same click.
  const isFirst = ({ domEvent }: { domEvent: SyntheticEvent }) => (taken ??= domEvent) === domEvent;
  const guardItem = (item: Item): Item => {
    if (!item) return item;
    if ('children' in item && item.children) return { ...item, children: item.children.map(guardItem) };
    if (!('onClick' in item) || !item.onClick) return item;
    const run = item.onClick;
    return { ...item, onClick: (info) => isFirst(info) && run(info) };
  };
  return {
    open: () => {
      taken = null;
    },
    guard: ({ items, onClick, ...menu }) => ({
      ...menu,
      ...(items && { items: items.map(guardItem) }),
      onClick: (info) => isFirst(info) && onClick?.(info),
    }),
  };
}
