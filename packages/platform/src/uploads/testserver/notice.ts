import { z } from 'zod';
import { signedHook, type Hook } from '../../hooks/hook.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { lookQueue } from '../queues.ts';

/** Where the test server tells, below HOOKS_PUBLIC_URL. */
export const TEST_SERVER_NOTICE_PATH = '/stream-test/notices';

/** What else it says is passed over. */
const notice = z.object({ type: z.literal('queue.changed') });

/**
 * The stream test server says that its queue is another one, or that it is back. Nothing in a notice is believed: it has a worker ask
 * now what it would ask at the next look anyway. So one that is lost, comes twice or is replayed changes nothing.
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
