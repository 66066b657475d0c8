import type { SyntheticEvent } from 'react';
import type { MenuProps } from 'antd';

type Items = NonNullable<MenuProps['items']>;

/**
 * A menu of which one item is chosen, once: it goes on standing there for a moment while it closes, and the second click of a double one is
 * no second choice. `taken` is what was chosen with since it was opened.
 */
export function onceAnOpening(menu: MenuProps, taken: { current: SyntheticEvent | null }): MenuProps {
  // An item's own handler and the menu's hear the same click.
  const isFirst = ({ domEvent }: { domEvent: SyntheticEvent }) => (taken.current ??= domEvent) === domEvent;
  const { items, onClick } = menu;
  return {
    ...menu,
    ...(items && { items: items.map(guarded) }),
    onClick: (info) => isFirst(info) && onClick?.(info),
  };

  function guarded(item: Items[number]): Items[number] {
    if (item && 'children' in item && item.children) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same item, with its children guarded
      return { ...item, children: item.children.map(guarded) } as Items[number];
    }
    if (!item || !('onClick' in item) || !item.onClick) return item;
    const run = item.onClick;
    return { ...item, onClick: (info) => isFirst(info) && run(info) };
  }
}
