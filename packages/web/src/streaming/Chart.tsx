import { formatMoment } from '../kit/format.ts';
import { streamingMessages as words } from './messages.ts';
import styles from './StreamMonitor.module.css';

interface Props {
  name: string;
  /** The oldest first. */
  points: readonly { at: string; value: number }[];
  format: (value: number) => string;
}

const [WIDTH, HEIGHT] = [320, 64];

/** A line over time; the same values are a table for those who cannot see it. */
export function Chart({ name, points, format }: Props) {
  const last = points.at(-1);
  if (!last) return null;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = WIDTH / Math.max(1, points.length - 1);
  const line = points
    .map(
      ({ value }, index) => `${(index * step).toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - 4) - 2).toFixed(1)}`,
    )
    .join(' ');
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <span>{name}</span> <b>{format(last.value)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <polyline points={line} />
      </svg>
      <table className="srOnly">
        <caption>{words.chart(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value }) => (
            <tr key={at}>
              <td>{formatMoment(at)}</td>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
