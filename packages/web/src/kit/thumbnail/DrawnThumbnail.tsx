import { useId, useMemo } from 'react';
import { HEIGHT, WIDTH } from './drawing.ts';
import { seededRandom } from './random.ts';
import { drawScene } from './scenes.ts';

/**
 * A picture generated from a name, always the same for the same name. Decorative: the name is next
 * to it.
 */
export function DrawnThumbnail({ name, className }: { name: string; className?: string | undefined }) {
  const sky = useId();
  const scene = useMemo(() => drawScene(seededRandom(name)), [name]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={scene.sky[0]} />
          <stop offset="1" stopColor={scene.sky[1]} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${sky})`} />
      {scene.facets.map(({ points, fill }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the drawing never changes, so the index identifies a shape
        <polygon
          key={index}
          points={points.map((point) => point.map(round).join(',')).join(' ')}
          fill={fill}
          stroke={fill}
          strokeWidth="0.4"
        />
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
