import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MenuProps } from 'antd';
import { later } from './later.ts';
import { useStore } from './store.ts';

const dropdown = later(() => import('./MenuDropdown.tsx'));

interface Props {
  menu?: MenuProps | undefined;
  /** What hangs below it instead of a menu. It takes the focus itself, and closes by what it is given. */
  renderPopup?: ((close: () => void) => ReactNode) | undefined;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** Which of its corners the menu hangs on. */
  placement?: 'bottomLeft' | 'bottomRight';
  children: ReactNode;
}

/** A button with a menu below it. */
export function MenuButton({ menu, renderPopup, className, placement = 'bottomRight', ...looks }: Props) {
  const loaded = useStore(dropdown.store);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // A first touch brings the menu: the button must not be made anew between the touch and its click, which would be lost.
  const [isPressed, setPressed] = useState(false);
  // The button is made anew when its menu comes: what it had must not be lost.
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
