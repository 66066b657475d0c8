import { openTestSocket, type TestSocket } from '../kit/test-socket.ts';
import { SIGNALLING_PATH } from './server.ts';

export interface Told {
  type: string;
  [field: string]: unknown;
}

/** One end of a stream in a test. */
export interface TestEnd extends TestSocket<Told> {
  leave(): Promise<void>;
}

/** Opens a line like a streamer, or like a browser on a page of `origin`. Rejects with the status of a refusal. */
export async function openEnd(server: string, ticket: string, { origin }: { origin?: string } = {}): Promise<TestEnd> {
  const address = `${server.replace('http', 'ws')}${SIGNALLING_PATH}?ticket=${encodeURIComponent(ticket)}`;
  const end = await openTestSocket<Told>(address, origin === undefined ? {} : { origin });
  return {
    ...end,
    async leave() {
      end.socket.close();
      await end.ended;
    },
  };
}
