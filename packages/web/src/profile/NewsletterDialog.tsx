import { startTransition, useRef } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Button } from 'antd';
import {
  NewsletterDocument,
  NewsletterSubscribeDocument,
  NewsletterUnsubscribeDocument,
} from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { formatDay } from '../kit/format.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { profileMessages } from './messages.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import styles from './NewsletterDialog.module.css';

/** Whether the user gets the newsletter. Both ways take effect at once. */
export function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const state = useRef<HTMLParagraphElement>(null);
  const subscription = useChange(NewsletterSubscribeDocument);
  const end = useChange(NewsletterUnsubscribeDocument);
  const { data, error, refetch } = useSuspenseQuery(NewsletterDocument, {
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const newsletter = data?.viewer?.newsletter;
  const wording = data?.publicConfig.newsletterWording;
  // The button is replaced together with its focus.
  const refresh = () => {
    state.current?.focus();
    startTransition(() => void refetch());
  };
  const subscribe = async () => {
    if (!wording || !(await subscription.run({ wordingVersion: wording.version }))) return;
    toastDone(newsletterMessages.didSubscribe);
    refresh();
  };
  const unsubscribe = async () => {
    if (!(await end.run({}))) return;
    toastDone(newsletterMessages.didUnsubscribe);
    refresh();
  };
  return (
    <Dialog width={480} onClose={onClose} title={profileMessages.newsletter}>
      {!newsletter || !wording ? (
        <FaultBlock
          title={newsletterMessages.fault}
          reassurance={newsletterMessages.faultHint}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles['state']}>
          <p ref={state} tabIndex={-1}>
            {newsletter.isSubscribed && newsletter.updatedAt !== null
              ? newsletterMessages.subscribed(formatDay(newsletter.updatedAt))
              : newsletterMessages.unsubscribed}
          </p>
          {newsletter.isSubscribed ? (
            <Button loading={end.isBusy} onClick={() => void unsubscribe()}>
              {newsletterMessages.unsubscribe}
            </Button>
          ) : (
            <>
              <p className={styles['wording']}>{wording.sentence}</p>
              <Button type="primary" loading={subscription.isBusy} onClick={() => void subscribe()}>
                {newsletterMessages.subscribe}
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
