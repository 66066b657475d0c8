import type { LucideIcon } from 'lucide-react';
import { Button, Tooltip } from 'antd';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';

interface Props {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** An icon without a word: only for what everybody knows by its sign. */
export function IconButton({ icon: Icon, label, onClick, isDisabled = false, className }: Props) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        className={cx(styles['button'], className)}
        aria-label={label}
        disabled={isDisabled}
        icon={<Icon size={16} aria-hidden />}
        onClick={onClick}
      />
    </Tooltip>
  );
}
