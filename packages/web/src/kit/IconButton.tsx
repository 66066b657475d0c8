import type { LucideIcon } from 'lucide-react';
import { Button } from 'antd';
import { cx } from './cx.ts';
import { useTip } from './use-tip.tsx';
import styles from './IconButton.module.css';

interface Props {
  icon: LucideIcon;
  /** The accessible name and the tooltip. */
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  className?: string | undefined;
}

/** An icon without a label: only for icons that everybody knows. */
export function IconButton({ icon: Icon, label, onClick, isDisabled = false, className }: Props) {
  const tip = useTip(label);
  return (
    <>
      <Button
        {...tip.on}
        type="text"
        className={cx(styles['button'], className)}
        aria-label={label}
        disabled={isDisabled}
        icon={<Icon size={16} aria-hidden />}
        onClick={onClick}
      />
      {tip.bubble}
    </>
  );
}
