import { useCallback, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { formatPercent } from '../../kit/format.ts';
import { shownFileName } from '../../kit/file-name.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { kitMessages } from '../../kit/messages.ts';
import { PlainButton } from '../../kit/PlainButton.tsx';
import { ProgressBar } from '../../kit/ProgressBar.tsx';
import { libraryMessages } from './messages.ts';
import { cancelSending, type Sending } from './sendings.ts';
import styles from './SendingCard.module.css';

/** A file being sent, in its future place; in a radio group it is not an option. */
export function SendingCard({ sending, isInGroup }: { sending: Sending; isInGroup: boolean }) {
  const { transfer } = sending;
  const subscribe = useCallback((listener: () => void) => transfer.state.subscribe(listener), [transfer]);
  const { phase, percent } = useSyncExternalStore(subscribe, () => transfer.state.get());
  const { fileName } = transfer.upload;
  const isStalled = phase === 'stalled';
  return (
    <li className={styles['card']} {...(isInGroup && { role: 'presentation' })}>
      <span className={styles['name']} title={fileName}>
        {shownFileName(fileName)}
      </span>
      <ProgressBar percent={percent} label={libraryMessages.sending(fileName)} kind={isStalled ? 'bad' : 'accent'} />
      <span className={styles['facts']}>
        {isStalled ? (
          <PlainButton onClick={() => transfer.resume()}>{kitMessages.tryAgain}</PlainButton>
        ) : phase === 'finishing' ? (
          libraryMessages.checking
        ) : phase === 'queued' ? (
          libraryMessages.waiting
        ) : (
          formatPercent(Math.floor(percent))
        )}
      </span>
      <IconButton
        icon={X}
        label={libraryMessages.cancelSending(fileName)}
        className={styles['cancel']}
        onClick={() => cancelSending(sending)}
      />
    </li>
  );
}
