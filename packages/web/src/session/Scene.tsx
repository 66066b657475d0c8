/**
 * A house by a pool at dusk: what our customers stream, drawn in plain shapes to avoid loading an
 * image.
 */
export function Scene() {
  return (
    <svg viewBox="0 0 784 944" preserveAspectRatio="xMidYMid slice" focusable="false">
      <Paints />
      <rect width="784" height="944" fill="url(#sky)" />
      <circle cx="612" cy="236" r="150" fill="url(#sun)" />
      <Hills />
      <Trees />
      <rect y="560" width="784" height="384" fill="url(#ground)" />
      <UpperFloor />
      <LowerFloor />
      <Terrace />
      <Pool />
      <rect y="560" width="784" height="384" fill="url(#dusk)" />
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <Fade id="sky" stops={['hsl(18 62% 72%)', 'hsl(24 64% 80%)', 'hsl(30 58% 86%)']} />
      <Fade id="ground" stops={['hsl(30 34% 78%)', 'hsl(26 26% 60%)']} />
      <Fade id="pool" stops={['hsl(180 30% 58%)', 'hsl(184 40% 34%)']} />
      <Fade id="glass" stops={['hsl(196 26% 82%)', 'hsl(188 18% 68%)']} />
      <Fade id="inside" stops={['hsl(26 58% 46%)', 'hsl(20 46% 30%)']} />
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="hsl(20 30% 10%)" stopOpacity="0" />
        <stop offset="0.55" stopColor="hsl(20 30% 10%)" stopOpacity="0.5" />
        <stop offset="1" stopColor="hsl(20 30% 8%)" stopOpacity="0.82" />
      </linearGradient>
      <radialGradient id="sun">
        <stop offset="0" stopColor="hsl(40 90% 92%)" stopOpacity="0.9" />
        <stop offset="1" stopColor="hsl(30 80% 84%)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="leaves" cx="0.35" cy="0.28" r="0.85">
        <stop offset="0" stopColor="hsl(58 40% 62%)" />
        <stop offset="0.6" stopColor="hsl(66 34% 42%)" />
        <stop offset="1" stopColor="hsl(76 30% 26%)" />
      </radialGradient>
    </defs>
  );
}

function Fade({ id, stops }: { id: string; stops: string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map((color, index) => (
        <stop key={color} offset={index / (stops.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  );
}

function Hills() {
  return (
    <g>
      <path d="M0 500 120 452 216 482 330 434 452 480 590 440 700 474 784 446V640H0Z" fill="hsl(22 40% 76%)" />
      <path d="M0 546 92 512 190 536 300 500 430 540 560 508 690 538 784 516V660H0Z" fill="hsl(26 34% 70%)" />
    </g>
  );
}

function Trees() {
  const crowns = [
    [22, 462, 52, 84],
    [118, 510, 42, 58],
    [196, 498, 50, 66],
    [262, 520, 38, 48],
    [748, 492, 54, 78],
  ] as const;
  return (
    <g>
      {crowns.map(([x, y, rx, ry]) => (
        <g key={x}>
          <rect x={x - 4} y={y} width="8" height={ry + 40} fill="hsl(24 24% 34%)" />
          <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="url(#leaves)" />
        </g>
      ))}
    </g>
  );
}

function UpperFloor() {
  return (
    <g>
      <path d="M446 300 784 292V476H446Z" fill="url(#glass)" />
      <path d="M446 300 536 298V476H446Z" fill="hsl(36 34% 90%)" />
      <path d="M446 300 462 300V476H446Z" fill="hsl(30 22% 72%)" />
      <path d="M664 296 784 293V476H664Z" fill="hsl(24 18% 30%)" opacity="0.72" />
      <path d="M560 322 664 318V400L560 440Z" fill="hsl(200 40% 92%)" opacity="0.42" />
      <path d="M598 296v180M664 294v182M728 293v183" stroke="hsl(24 12% 34%)" strokeWidth="3" />
      <path d="M274 286 452 262 784 270V284L436 296Z" fill="hsl(36 50% 96%)" />
      <path d="M274 286 436 296V318L274 304Z" fill="hsl(28 24% 74%)" />
      <path d="M436 296 784 284V306L436 318Z" fill="hsl(34 36% 88%)" />
    </g>
  );
}

function LowerFloor() {
  return (
    <g>
      <path d="M150 520 784 492V724L150 758Z" fill="url(#glass)" />
      <path d="M150 520 236 516V752L150 758Z" fill="hsl(36 30% 86%)" />
      <path d="M150 520 176 520V756L150 758Z" fill="hsl(28 22% 66%)" />
      <path d="M236 516 330 512V746L236 752Z" fill="url(#inside)" />
      <path d="M330 512 560 502V734L330 746Z" fill="hsl(190 16% 76%)" />
      <path d="M360 640 520 630V736L360 744Z" fill="hsl(26 18% 52%)" opacity="0.55" />
      <path d="M372 532 476 526V640L372 700Z" fill="hsl(198 40% 94%)" opacity="0.4" />
      <path d="M640 498 784 492V724L640 731Z" fill="hsl(22 22% 22%)" opacity="0.86" />
      <path d="M664 520 760 516V600L664 640Z" fill="hsl(30 70% 62%)" opacity="0.34" />
      <path d="M236 516v236M330 512v234M446 507v233M560 502v232M640 498v233" stroke="hsl(24 12% 32%)" strokeWidth="3" />
      <path d="M0 500 360 462 784 472V492L168 522Z" fill="hsl(38 52% 97%)" />
      <path d="M0 500 168 522V548L0 520Z" fill="hsl(28 24% 72%)" />
      <path d="M168 522 784 492V518L168 548Z" fill="hsl(34 36% 89%)" />
      <path d="M168 548 784 518V536L168 572Z" fill="hsl(24 18% 40%)" opacity="0.28" />
    </g>
  );
}

function Terrace() {
  return (
    <g>
      <path d="M84 768 784 728V780L0 836V790Z" fill="hsl(36 34% 88%)" />
      <path d="M0 836 784 780V796L0 856Z" fill="hsl(28 22% 66%)" />
      <path d="M150 758 784 724V736L84 776Z" fill="hsl(28 20% 58%)" opacity="0.4" />
    </g>
  );
}

function Pool() {
  return (
    <g>
      <path d="M0 856 784 796V944H0Z" fill="url(#pool)" />
      <path d="M236 838 330 831V944H236Z" fill="hsl(26 60% 56%)" opacity="0.26" />
      <path d="M446 822 640 808V944H446Z" fill="hsl(190 40% 90%)" opacity="0.18" />
      <path
        d="M40 884h150M270 900h190M520 868h170M120 924h240M560 920h150"
        stroke="hsl(180 40% 84%)"
        strokeWidth="2"
        opacity="0.4"
      />
      <path d="M392 838v44M620 822v52" stroke="hsl(36 90% 82%)" strokeWidth="7" strokeLinecap="round" opacity="0.5" />
    </g>
  );
}
