import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dropdown, type MenuProps } from 'antd';
import { onceAnOpening } from './once-an-opening.ts';

export interface MenuDropdownProps {
  menu: MenuProps | undefined;
  /** The popup below it, instead of a menu. */
  renderPopup: ((close: () => void) => ReactNode) | undefined;
  /** The button was clicked before this had loaded. */
  isOpenAtOnce: boolean;
  /** The button in its place had the focus. */
  takesFocus: boolean;
  label: string;
  className: string | undefined;
  placement: 'bottomLeft' | 'bottomRight';
  children: ReactNode;
}

/** Replaces a `MenuButton` once loaded. */
export function MenuDropdown({
  menu,
  renderPopup,
  isOpenAtOnce,
  takesFocus,
  label,
  className,
  placement,
  children,
}: MenuDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [once] = useState(onceAnOpening);
  const [takes] = useState(takesFocus);
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  useEffect(() => {
    if (takes) button.current?.focus();
  }, [takes]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Dropdown
      trigger={['click']}
      placement={placement}
      // Phones: wider than the room on either side of the button, it moves to where it fits.
      align={INSIDE}
      {...(renderPopup
        ? { popupRender: () => renderPopup(close), destroyOnHidden: true }
        : { menu: { ...(menu && once.guard(menu)), style: POINTED_AT, onKeyDown: choose }, autoFocus: true })}
      open={isOpen}
      // Screen readers in a dialog ignore everything outside it.
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('[role=dialog]') ?? document.body}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) once.open();
        // Return the focus before the menu is gone: dialogs opened by an item then return it to the
        // button, too.
        if (!opens && document.activeElement?.closest('[role=menu]')) button.current?.focus();
      }}
    >
      <button ref={button} type="button" aria-label={label} className={className}>
        {children}
      </button>
    </Dropdown>
  );
}

const INSIDE = { overflow: { adjustX: true, adjustY: true, shiftX: true } };

/** antd disables pointer events in a dialog outside its own box. */
const POINTED_AT = { pointerEvents: 'auto' } as const;

/**
 * Stops the key that chooses an item from also pressing the next focused button, for example in a
 * question that opens. antd handles Enter only.
 */
function choose(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click();
}
