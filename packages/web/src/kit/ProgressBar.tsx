import styles from './ProgressBar.module.css';
import { useGlide } from './use-glide.ts';

interface Props {
  /** 0 to 100. */
  percent: number;
  label: string;
  kind?: 'accent' | 'ink' | 'bad';
  height?: number;
}

/** A bar that animates between its values and never runs ahead of them. */
export function ProgressBar({ percent, label, kind = 'accent', height = 4 }: Props) {
  const glides = useGlide(percent, 2);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be animated, and each browser draws it differently
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      // Avoid exponents, which no screen reader reads well.
      aria-valuenow={Math.round(percent * 100) / 100}
      className={styles['track']}
      style={{ height }}
    >
      <span
        className={styles['bar']}
        data-kind={kind}
        data-glides={glides}
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
