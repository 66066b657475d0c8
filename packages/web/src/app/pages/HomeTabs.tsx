import { useQuery } from '@apollo/client/react';
import { LiveCountDocument } from '../../generated/graphql.ts';
import { TabLinks } from '../../kit/TabLinks.tsx';
import { appListMessages } from '../../apps/messages.ts';
import { streamMonitorAddress } from '../../streaming/addresses.ts';
import { appMessages } from '../messages.ts';

interface Props {
  current: 'apps' | 'monitor';
  /** How many applications there are; null: unknown. */
  appCount: number | null;
}

/** The views of home. Nothing waits for the number of streams. */
export function HomeTabs({ current, appCount }: Props) {
  const { data } = useQuery(LiveCountDocument);
  const liveCount = data?.viewer?.account.streamingFigures?.streamingCount ?? null;
  return (
    <TabLinks
      label={appMessages.homeViews}
      current={current}
      tabs={[
        { key: 'apps', label: appListMessages.applications, to: '/', count: appCount },
        { key: 'monitor', label: appMessages.streamMonitor, to: streamMonitorAddress, count: liveCount },
      ]}
    />
  );
}
