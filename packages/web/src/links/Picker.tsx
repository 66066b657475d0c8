import type { ReactNode } from 'react';
import type { MenuProps } from 'antd';
import { ChevronDown } from 'lucide-react';
import { MenuButton } from '../kit/MenuButton.tsx';
import styles from './Picker.module.css';

interface Props {
  label: string;
  items: NonNullable<MenuProps['items']>;
  chosen: string;
  onChoose: (key: string) => void;
  children: ReactNode;
}

/** What is chosen, with a menu of what else there is. */
export function Picker({ label, items, chosen, onChoose, children }: Props) {
  return (
    <MenuButton
      className={styles['picker']}
      placement="bottomLeft"
      label={label}
      menu={{
        items,
        selectable: true,
        selectedKeys: [chosen],
        onClick: ({ key }) => onChoose(key),
        className: styles['menu'] ?? '',
      }}
    >
      <span className={styles['chosen']}>{children}</span>
      <ChevronDown size={15} aria-hidden />
    </MenuButton>
  );
}
