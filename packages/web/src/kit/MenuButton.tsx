import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MenuProps } from 'antd';
import { later } from './later.ts';
import { useStore } from './store.ts';

const dropdown = later(() => import('./MenuDropdown.tsx'));

interface Props {
  menu: MenuProps;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** Which of its corners the menu hangs on. */
  placement?: 'bottomLeft' | 'bottomRight';
  children: ReactNode;
}

/** A button with a menu below it. */
export function MenuButton({ menu, className, placement = 'bottomRight', ...looks }: Props) {
  const loaded = useStore(dropdown.store);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // The button is made anew when its menu comes: what it had must not be lost.
  useEffect(() => dropdown.store.subscribe(() => setHadFocus(document.activeElement === button.current)), []);
  if (loaded)
    return (
      <loaded.MenuDropdown
        menu={menu}
        className={className}
        placement={placement}
        isOpenAtOnce={isAsked}
        takesFocus={hadFocus}
        {...looks}
      />
    );
  const ask = () => {
    setAsked(true);
    dropdown.load().catch(reportError);
  };
  return (
    <button ref={button} type="button" aria-label={looks.label} className={className} onClick={ask}>
      {looks.children}
    </button>
  );
}
