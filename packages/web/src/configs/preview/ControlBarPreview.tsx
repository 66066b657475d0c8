import { Camera, Gamepad2, Mic, Move, Phone, Settings, type LucideIcon } from 'lucide-react';
import type { ControlBar } from '@launchyard/domain/configs';
import { configMessages } from '../messages.ts';
import styles from './ControlBarPreview.module.css';

/** The control bar as viewers see it. */
export function ControlBarPreview({ bar }: { bar: ControlBar }) {
  const words = configMessages.controls;
  const controls: [boolean, LucideIcon, string][] = [
    [true, Settings, words.settings],
    [bar.isSettingsDraggable, Move, words.movable],
    [bar.hasScreenshot, Camera, words.screenshot],
    [bar.hasMicrophone, Mic, words.microphone],
    [bar.hasVoice, Phone, words.voice],
    [bar.hasStreamControls, Gamepad2, words.streamControls],
  ];
  return (
    <ul className={styles['bar']} aria-label={words.bar}>
      {controls.map(
        ([isShown, Icon, label]) =>
          isShown && (
            <li key={label} title={label}>
              <Icon size={15} aria-hidden />
              <span className="srOnly">{label}</span>
            </li>
          ),
      )}
    </ul>
  );
}
