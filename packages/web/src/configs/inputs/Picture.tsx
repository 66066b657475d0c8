import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { isMediaAddress } from '@launchyard/domain/assets';
import type { SettingsContext } from '@launchyard/domain/configs';
import { configMessages } from '../messages.ts';
import styles from './Picture.module.css';

interface Props {
  src: string;
  context: SettingsContext;
  className?: string | undefined;
  /** There is no room for a message if it is broken. */
  isSmall?: boolean;
}

/**
 * A customer's picture, by https or from the account's files. If it fails to load, that is shown. A
 * new URL needs a new key.
 */
export function Picture({ src, context, className, isSmall = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !isMediaAddress(src, context)) {
    return (
      <span className={styles['broken']}>
        <ImageOff size={16} aria-hidden />
        <span className={isSmall ? 'srOnly' : undefined}>{configMessages.brokenPicture}</span>
      </span>
    );
  }
  return <img src={src} alt="" referrerPolicy="no-referrer" className={className} onError={() => setBroken(true)} />;
}
