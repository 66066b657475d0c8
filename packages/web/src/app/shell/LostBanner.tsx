import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Unplug } from 'lucide-react';
import { Banner } from '../../kit/Banner.tsx';
import { useStore } from '../../kit/store.ts';
import { appMessages } from '../messages.ts';
import { connection } from '../connection.ts';
import styles from './OutdatedBanner.module.css';

/** A shorter outage, such as a restart, needs no banner. */
const QUIET_MS = 3_000;

/** Says that the page receives no updates, and refetches it once they return. */
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
