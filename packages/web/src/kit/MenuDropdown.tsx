import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dropdown, type MenuProps } from 'antd';
import { onceAnOpening } from './once-an-opening.ts';

export interface MenuDropdownProps {
  menu: MenuProps | undefined;
  /** What hangs below it instead of a menu. */
  renderPopup: ((close: () => void) => ReactNode) | undefined;
  /** It was clicked before this had come. */
  isOpenAtOnce: boolean;
  /** The button that stood in its place had the focus. */
  takesFocus: boolean;
  label: string;
  className: string | undefined;
  placement: 'bottomLeft' | 'bottomRight';
  children: ReactNode;
}

/** What a `MenuButton` becomes. */
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
      {...(renderPopup
        ? { popupRender: () => renderPopup(close), destroyOnHidden: true }
        : { menu: { ...(menu && once.guard(menu)), style: POINTED_AT, onKeyDown: choose }, autoFocus: true })}
      open={isOpen}
      // Whoever listens to a dialog hears nothing beside it.
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('[role=dialog]') ?? document.body}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) once.open();
        // Back out of it before it is gone: what an item opens gives the focus back to the button, too.
        if (!opens && document.activeElement?.closest('[role=menu]')) button.current?.focus();
      }}
    >
      <button ref={button} type="button" aria-label={label} className={className}>
        {children}
      </button>
    </Dropdown>
  );
}

/** antd lets nothing in a dialog but its own box be clicked. */
const POINTED_AT = { pointerEvents: 'auto' } as const;

/** The key that chooses an item does nothing more: not to the button that has the focus next, in a question that opens. antd knows Enter alone. */
function choose(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.key === ' ' && event.target instanceof HTMLElement) event.target.click();
}
