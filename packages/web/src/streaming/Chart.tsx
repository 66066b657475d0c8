import { formatTime } from '../kit/format.ts';
import {
  byMinute,
  piecesOf,
  placeIn,
  sumUpPoints,
  topOf,
  type Point,
  type Span,
  type Summary,
} from './chart-points.ts';
import { streamingMessages as words } from './messages.ts';
import styles from './Chart.module.css';

interface Props {
  name: string;
  points: readonly Point[];
  /** The same for charts that are read together. */
  span: Span;
  worst: 'lowest' | 'highest';
  format: (value: number) => string;
}

/** A value over time: its scale, average and worst, and all of it in words. */
export function Chart({ name, points, span, worst, format }: Props) {
  const summary = sumUpPoints(points, worst);
  if (!summary) return null;
  const hasSeconds = span.to - span.from < SECONDS_BELOW;
  const time = (at: string | number) => formatTime(at, hasSeconds);
  const told = { name, ...inWords(summary, worst, format, time) };
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['caption']}>
        <span className={styles['name']}>{name}</span>
        <span>{told.average}</span>
        <span className={styles['worstWords']}>{told.worst}</span>
        <b>{told.last}</b>
      </figcaption>
      <p className="srOnly">{words.chartInWords(told, time(span.from), time(span.to))}</p>
      <div aria-hidden>
        <Plot points={points} span={span} summary={summary} format={format} />
        <div className={styles['times']}>
          {timesOf(span).map((at) => (
            <span key={at}>{time(at)}</span>
          ))}
        </div>
      </div>
      <table className="srOnly">
        <caption>{words.chart(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {byMinute(points).map(({ at, value }) => (
            <tr key={at}>
              <td>{time(at)}</td>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A shorter span is told to the second. */
const SECONDS_BELOW = 5 * 60_000;

const inWords = (
  { average, worst: lowest, last }: Summary,
  worst: Props['worst'],
  format: Props['format'],
  time: (at: string) => string,
) => ({
  average: words.average(format(average)),
  worst: words[worst](format(lowest.value), time(lowest.at)),
  last: format(last.value),
});

const timesOf = ({ from, to }: Span): number[] => (from === to ? [to] : [from, (from + to) / 2, to]);

function Plot({ points, span, summary, format }: Pick<Props, 'points' | 'span' | 'format'> & { summary: Summary }) {
  const top = topOf(points);
  const place = (point: Point) => placeIn(point, span, top);
  const lines = piecesOf(points).map((piece) => piece.map(place));
  const path = (line: (typeof lines)[number]) => line.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const [worst, last] = [place(summary.worst), place(summary.last)];
  return (
    <div className={styles['plot']}>
      <div className={styles['scale']}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <div className={styles['area']}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map((line) => (
            <g key={line[0]?.x}>
              <polygon points={`${line[0]?.x ?? 0},100 ${path(line)} ${line.at(-1)?.x ?? 0},100`} />
              <polyline points={path(line)} />
            </g>
          ))}
        </svg>
        <i className={styles['worst']} style={{ left: `${worst.x}%`, top: `${worst.y}%` }} />
        <i className={styles['last']} style={{ left: `${last.x}%`, top: `${last.y}%` }} />
      </div>
    </div>
  );
}
