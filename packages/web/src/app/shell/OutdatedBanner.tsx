import { Button } from 'antd';
import { Banner } from '../../kit/Banner.tsx';
import { isLeavingGuarded } from '../../kit/leaving.ts';
import { useStore } from '../../kit/store.ts';
import { appMessages } from '../messages.ts';
import { isPanelOutdated } from '../connection.ts';
import styles from './OutdatedBanner.module.css';

/** Offers the newer panel. Never reloads on its own, and hides while an upload sends parts. */
export function OutdatedBanner() {
  const isOutdated = useStore(isPanelOutdated);
  const isSending = useStore(isLeavingGuarded);
  if (!isOutdated) return null;
  return (
    <div className={styles['place']}>
      <Banner
        kind="accent"
        title={appMessages.panelOutdated}
        action={
          <Button size="small" disabled={isSending} onClick={() => location.reload()}>
            {appMessages.reload}
          </Button>
        }
      >
        <p>{isSending ? appMessages.panelOutdatedWait : appMessages.panelOutdatedHint}</p>
      </Banner>
    </div>
  );
}
