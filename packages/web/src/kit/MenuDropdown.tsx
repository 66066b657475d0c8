import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dropdown, type MenuProps } from 'antd';

export interface MenuDropdownProps {
  menu: MenuProps;
  /** It was clicked before this had come. */
  isOpenAtOnce: boolean;
  /** The button that stood in its place had the focus. */
  takesFocus: boolean;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** What a `MenuButton` becomes. */
export function MenuDropdown({ menu, isOpenAtOnce, takesFocus, label, className, children }: MenuDropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [takes] = useState(takesFocus);
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  useEffect(() => {
    if (takes) button.current?.focus();
  }, [takes]);
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={menu} open={isOpen} onOpenChange={setOpen}>
      <button ref={button} type="button" aria-label={label} className={className}>
        {children}
      </button>
    </Dropdown>
  );
}
