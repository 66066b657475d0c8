import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MenuProps } from 'antd';
import { later } from './later.ts';
import { useStore } from './store.ts';

const dropdown = later(() => import('./MenuDropdown.tsx'));

interface Props {
  menu?: MenuProps | undefined;
  /**
   * The popup below it, instead of a menu. It manages its own focus, and closes by calling its
   * argument.
   */
  renderPopup?: ((close: () => void) => ReactNode) | undefined;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** The corner of the button that the menu aligns with. */
  placement?: 'bottomLeft' | 'bottomRight';
  children: ReactNode;
}

/** A button with a menu below it. */
export function MenuButton({ menu, renderPopup, className, placement = 'bottomRight', ...looks }: Props) {
  const loaded = useStore(dropdown.store);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // The first press loads the menu. Replacing the button between press and click would lose the
  // click.
  const [isPressed, setPressed] = useState(false);
  // Loading the menu replaces the button: remember whether it had the focus.
  useEffect(() => dropdown.store.subscribe(() => setHadFocus(document.activeElement === button.current)), []);
  if (loaded && !isPressed)
    return (
      <loaded.MenuDropdown
        menu={menu}
        renderPopup={renderPopup}
        className={className}
        placement={placement}
        isOpenAtOnce={isAsked}
        takesFocus={hadFocus}
        {...looks}
      />
    );
  const ask = () => {
    setPressed(false);
    setAsked(true);
    dropdown.load().catch(reportError);
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={looks.label}
      className={className}
      onPointerDown={() => setPressed(true)}
      onPointerLeave={() => setPressed(false)}
      onPointerCancel={() => setPressed(false)}
      onClick={ask}
    >
      {looks.children}
    </button>
  );
}
