import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { kitMessages } from './messages.ts';
import styles from './CountField.module.css';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  /** The count with its unit. */
  children: ReactNode;
  onChange: (value: number) => void;
}

/** A whole number between two others, changed step by step. */
export function CountField({ label, value, least, most, children, onChange }: Props) {
  return (
    <fieldset className={styles['field']}>
      <legend className="srOnly">{label}</legend>
      <Step
        icon={<Minus size={16} aria-hidden />}
        label={kitMessages.fewer}
        to={value - 1}
        {...{ least, most }}
        onStep={onChange}
      />
      <output className={styles['value']}>{children}</output>
      <Step
        icon={<Plus size={16} aria-hidden />}
        label={kitMessages.more}
        to={value + 1}
        {...{ least, most }}
        onStep={onChange}
      />
    </fieldset>
  );
}

interface StepProps {
  icon: ReactNode;
  label: string;
  to: number;
  least: number;
  most: number;
  onStep: (value: number) => void;
}

/** At its end, it keeps the focus and does nothing. */
function Step({ icon, label, to, least, most, onStep }: StepProps) {
  const isOver = to < least || to > most;
  return (
    <button type="button" aria-label={label} aria-disabled={isOver} onClick={() => isOver || onStep(to)}>
      {icon}
    </button>
  );
}
