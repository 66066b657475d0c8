import { useState } from 'react';
import { VideoOff } from 'lucide-react';
import { isMediaAddress, isVideoAddress } from '@launchyard/domain/assets';
import type { SettingsContext } from '@launchyard/domain/configs';
import { useMedia } from '../../kit/use-media.ts';
import { configMessages } from '../messages.ts';
import styles from './Picture.module.css';

interface Props {
  src: string;
  context: SettingsContext;
  className?: string | undefined;
  /** Unset: it loops. */
  onEnded?: (() => void) | undefined;
}

/**
 * A muted film. With reduced motion it stays paused until the user starts it. A new URL needs a new
 * key.
 */
export function Film({ src, context, className, onEnded }: Props) {
  const [isBroken, setBroken] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  if (isBroken || !isMediaAddress(src, context) || !isVideoAddress(src)) {
    return (
      <span className={styles['broken']}>
        <VideoOff size={16} aria-hidden />
        <span>{configMessages.brokenVideo}</span>
      </span>
    );
  }
  return (
    <video
      muted
      playsInline
      src={src}
      className={className}
      autoPlay={!isStill}
      controls={isStill}
      loop={!onEnded}
      onEnded={onEnded}
      onError={() => setBroken(true)}
    />
  );
}
