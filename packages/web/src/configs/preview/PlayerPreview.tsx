import { useEffect, useRef, useState } from 'react';
import type { PlayerLook } from '@launchyard/domain/streaming';
import { previewPlayer, type PreviewedScreen } from '@launchyard/player/preview';
import { configMessages } from '../messages.ts';
import styles from './PlayerPreview.module.css';

interface Props {
  look: PlayerLook;
  shown: PreviewedScreen;
  onShow: (screen: PreviewedScreen) => void;
}

/** Narrower than this it is drawn as on a phone; otherwise as in a window of that width, made smaller. */
const [PHONE_WIDTH, WINDOW_WIDTH] = [420, 800];

/** The player itself, without a session. */
export default function PlayerPreview({ look, shown, onShow }: Props) {
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  }, [onShow]);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  // What looks the same is not drawn again: a film would begin anew.
  const asText = JSON.stringify(look);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written two lines above
    const drawn = JSON.parse(asText) as PlayerLook;
    if (host.current) previewPlayer(host.current, drawn, shown, (to) => show.current(to));
  }, [asText, shown]);
  const scale = width < PHONE_WIDTH || width > WINDOW_WIDTH ? 1 : width / WINDOW_WIDTH;
  return (
    <section ref={frame} className={styles['frame']} aria-label={configMessages.screens[shown]}>
      <div
        ref={host}
        className={styles['player']}
        style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale }}
      />
    </section>
  );
}
