import { randomUUID } from 'node:crypto';
import { uploadChanged } from './events.ts';
import { until, type TestGateway } from './test-gateway.ts';
import type { SocketMessage, TestSocket } from './test-socket.ts';

export const CHANGES = 'subscription { changes { number } }';

/** A key of a separate person and account, so that no other test’s listeners receive its events. */
export function newKey({ services }: TestGateway) {
  const token = `lyk_${randomUUID().replaceAll('-', '')}`;
  const id = `per_${token.slice(-6)}`;
  const accountId = `acc_${token.slice(-6)}`;
  services.people.set(token, { id, credential: 'key', role: 'customer', accountId });
  return { token, id, accountId, params: { authorization: `Bearer ${token}` } };
}

/** Publishes until an event arrives: only then is the listener known to be there, and what was published before is known to it. */
export async function listening({ services }: TestGateway, socket: TestSocket, accountId: string): Promise<void> {
  const first = services.publish(uploadChanged(accountId));
  await until(() => {
    services.publish(uploadChanged(accountId));
    return socket.received.some((message) => Number(numberOf(message)) >= first);
  }, 25);
}

/** The number of the change in a message; null if there is none. */
export const numberOf = ({ payload }: SocketMessage): unknown => {
  const changes = payload && 'data' in payload ? payload.data?.['changes'] : undefined;
  return typeof changes === 'object' && changes !== null && 'number' in changes ? changes.number : null;
};
