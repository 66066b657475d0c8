import { useEffect, useEffectEvent, useState } from 'react';
import { Search } from 'lucide-react';
import { later, useLater } from '../../kit/later.ts';
import { paletteMessages } from './messages.ts';
import type { PaletteProps } from './Palette.tsx';
import styles from './PaletteButton.module.css';

const palette = later(() => import('./Palette.tsx'));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUT = isApple ? '⌘ K' : 'Ctrl K';

/** The header field that opens the command palette, like Ctrl or Cmd with K anywhere. */
export function PaletteButton(props: Omit<PaletteProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setOpen((before) => !before);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span className={styles['words']}>{paletteMessages.open}</span>
        <kbd aria-hidden="true">{SHORTCUT}</kbd>
      </button>
      {isOpen && <Opened {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Opened(props: PaletteProps) {
  const loaded = useLater(palette);
  return loaded && <loaded.Palette {...props} />;
}
