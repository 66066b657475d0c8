import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Unplug } from 'lucide-react';
import { Banner } from '../../kit/Banner.tsx';
import { useStore } from '../../kit/store.ts';
import { appMessages } from '../messages.ts';
import { connection } from '../session.ts';
import styles from './OutdatedBanner.module.css';

/** A socket that comes back sooner, as in every restart, is not worth a word. */
const QUIET_MS = 3_000;

/** Says that the page does not hear of changes, and reads what it shows again when it does. */
export function LostBanner() {
  const isLost = useStore(useStore(connection).isLost);
  return <div aria-live="polite">{isLost && <Lost />}</div>;
}

function Lost() {
  const client = useApolloClient();
  const [isShown, setShown] = useState(false);
  const wasShown = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      wasShown.current = true;
      setShown(true);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      if (wasShown.current) void client.refetchQueries({ include: 'active' });
    };
  }, [client]);
  if (!isShown) return null;
  return (
    <div className={styles['place']}>
      <Banner kind="plain" icon={Unplug} title={appMessages.lineLost}>
        <p>{appMessages.lineLostHint}</p>
      </Banner>
    </div>
  );
}
