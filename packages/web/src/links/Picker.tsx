import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { MenuButton } from '../kit/MenuButton.tsx';
import styles from './Picker.module.css';

interface Props {
  label: string;
  /** The list of choices, below it. */
  renderPopup: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** The current choice, with a list of the others. */
export function Picker({ label, renderPopup, children }: Props) {
  return (
    <MenuButton className={styles['picker']} placement="bottomLeft" label={label} renderPopup={renderPopup}>
      <span className={styles['chosen']}>{children}</span>
      <ChevronDown size={15} aria-hidden />
    </MenuButton>
  );
}
