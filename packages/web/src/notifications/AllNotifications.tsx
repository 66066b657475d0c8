import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import { Button } from 'antd';
import { PAGE_NOTIFICATIONS } from '@launchyard/domain/notifications';
import { NotificationPlacesDocument, NotificationsDocument } from '../generated/graphql.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { FaultBlock } from '../kit/FaultBlock.tsx';
import { Finding } from '../kit/Finding.tsx';
import { Pager } from '../kit/Pager.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { endOf, usePageInAddress, usePlacedPages } from '../kit/use-placed-pages.ts';
import { notificationMessages } from './messages.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationActions } from './use-notification-actions.ts';
import { useSeen } from './use-seen.ts';
import styles from './AllNotifications.module.css';

/** Called when the user follows a notification. */
const stay = () => undefined;

/** Applications §2: all of them, six per page. */
export function AllNotifications({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const pages = usePlacedPages({
    ...usePageInAddress(),
    size: PAGE_NOTIFICATIONS,
    async readEnd(first, after) {
      const variables = { first, after };
      const { data: read } = await client.query({
        query: NotificationPlacesDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return endOf(read?.viewer?.account.notifications?.pageInfo);
    },
  });
  const actions = useNotificationActions();
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useSuspenseQuery(NotificationsDocument, {
    variables: { first: PAGE_NOTIFICATIONS, after: pages.cursor },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.account.notifications;
  const isNew = useSeen(pages.index === 0 ? list : null);
  // An empty page gives way to the previous one.
  const isPastEnd = !pages.isLost && list?.nodes.length === 0 && pages.index > 0;
  const back = useEffectEvent(pages.giveWay);
  useEffect(() => {
    if (isPastEnd) back();
  }, [isPastEnd]);
  const newest = list?.nodes[0]?.id;
  return (
    <Dialog
      isFlush
      width={560}
      title={notificationMessages.notifications}
      onClose={onClose}
      tools={
        newest !== undefined &&
        pages.index === 0 && (
          <Button type="text" onClick={() => void actions.clear(newest)}>
            {notificationMessages.clearAll}
          </Button>
        )
      }
      foot={
        list && list.nodes.length > 0 && !pages.isLost ? (
          <Pager label={notificationMessages.notifications} pages={pages} pageSize={PAGE_NOTIFICATIONS} list={list} />
        ) : undefined
      }
    >
      {!list && (
        <FaultBlock
          title={notificationMessages.fault}
          reassurance={notificationMessages.faultHint}
          error={error}
          onRetry={() => startTransition(() => void refetch())}
        />
      )}
      {list && list.totalCount === 0 && (
        <StateBlock icon={Bell} title={notificationMessages.none} sentence={notificationMessages.noneHint} />
      )}
      {pages.isLost && <Finding />}
      {list && list.nodes.length > 0 && !pages.isLost && (
        <ul className={styles['list']}>
          {list.nodes.map((each) => (
            <NotificationRow
              key={each.id}
              notification={each}
              isNew={isNew(each)}
              now={now}
              onFollow={stay}
              onDelete={(id) => void actions.remove(id)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
