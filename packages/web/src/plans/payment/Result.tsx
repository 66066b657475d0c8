import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Check, LoaderCircle, Undo2, X, type LucideIcon } from 'lucide-react';
import { Button } from 'antd';
import { paymentMessages as words } from './messages.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './Result.module.css';

const ICONS = { ok: Check, bad: X, back: Undo2, busy: LoaderCircle } satisfies Record<string, LucideIcon>;

interface Props {
  kind: keyof typeof ICONS;
  title: string;
  text: string;
  /** After how long it leads home; null while it waits for something. */
  seconds: number | null;
  children?: ReactNode;
}

/** A payment result: what happened, and a countdown that leads home. It rests while somebody points at it or is in it. */
export function Result({ kind, title, text, seconds, children }: Props) {
  const navigate = useNavigate();
  const goHome = useCallback(() => void navigate('/', { replace: true }), [navigate]);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isWithin, setWithin] = useState(false);
  const Icon = ICONS[kind];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only stop the clock for whoever reads
    <section
      className={styles['result']}
      data-kind={kind}
      aria-labelledby="result"
      aria-busy={seconds === null}
      onPointerEnter={() => setPointedAt(true)}
      // A finger leaves with every tap: whoever touched the page reads it.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointedAt(false)}
      onFocus={() => setWithin(true)}
      onBlur={() => setWithin(false)}
    >
      <div className={styles['ring']}>
        <Icon size={22} aria-hidden />
        {seconds !== null && <Countdown seconds={seconds} isResting={isPointedAt || isWithin} onEnd={goHome} />}
      </div>
      <h1 id="result">{title}</h1>
      <p className={styles['text']}>{text}</p>
      {children}
      <Button type="primary" size="large" className={styles['home']} onClick={goHome}>
        {words.home}
      </Button>
      <output className="srOnly">{seconds === null ? title : `${title}. ${words.goesHome(seconds)}.`}</output>
    </section>
  );
}

interface CountdownProps {
  seconds: number;
  isResting: boolean;
  onEnd: () => void;
}

/** The ring that empties, and the seconds below the button. A screen reader is told once, and not every second. */
function Countdown({ seconds, isResting, onEnd }: CountdownProps) {
  const left = useCountdown(seconds, !isResting, onEnd);
  return (
    <>
      <svg viewBox="0 0 56 56" aria-hidden>
        <circle cx="28" cy="28" r="26" />
        <circle
          cx="28"
          cy="28"
          r="26"
          pathLength={seconds}
          strokeDasharray={seconds}
          strokeDashoffset={seconds - left}
        />
      </svg>
      <p className={styles['countdown']} aria-hidden>
        {isResting ? words.stays : words.goesHome(left)}
      </p>
    </>
  );
}
