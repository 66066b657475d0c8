import { z } from 'zod';
import { signedHook, type Hook } from '../../hooks/hook.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { lookQueue } from '../queues.ts';

/** The path for notices of the test server, below HOOKS_PUBLIC_URL. */
export const TEST_SERVER_NOTICE_PATH = '/stream-test/notices';

/** Anything else in it is ignored. */
const notice = z.object({ type: z.literal('queue.changed') });

/**
 * A notice of the stream test server: its queue has changed, or it is back. Nothing in a notice is trusted: it only
 * makes a worker poll earlier. So a lost, repeated or replayed notice changes nothing.
 */
export function testServerNotice({
  database,
  jobs,
  secrets,
}: Pick<Deps, 'database'> & { jobs: Jobs; secrets: readonly string[] }): Hook {
  return signedHook({
    path: TEST_SERVER_NOTICE_PATH,
    mostBytes: 4 * 1024,
    header: 'launchyard-signature',
    secrets,
    input: notice,
    handle: () => database.sql.transaction((tx) => jobs.send(tx, lookQueue, {})),
  });
}
