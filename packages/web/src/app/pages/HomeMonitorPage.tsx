import { StreamMonitor } from '../../streaming/StreamMonitor.tsx';

/** Access §2: the same as under Utilities, below the cards of home. */
export function Component() {
  return <StreamMonitor />;
}
Component.displayName = 'HomeMonitorPage';
