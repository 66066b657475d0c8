import { maxMessageBytes } from '@launchyard/domain/session';
import { MessageType } from 'graphql-ws';

/** Whether a message is longer than one of its type may be. `hasStarted`: whether its socket has said who it is. */
export function isTooLong(message: Buffer, hasStarted: boolean): boolean {
  if (message.length <= maxMessageBytes('other')) return false;
  return message.length > maxMessageBytes(hasStarted ? typeOf(message) : 'connection_init');
}

/** What is no message of the protocol is none that may be long. */
function typeOf(message: Buffer): Parameters<typeof maxMessageBytes>[0] {
  try {
    const { type } = JSON.parse(message.toString());
    return type === MessageType.Subscribe || type === MessageType.ConnectionInit ? type : 'other';
  } catch {
    return 'other';
  }
}
