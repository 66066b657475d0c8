import type { Duplex } from 'node:stream';

/** Answers an upgrade with a status, such as `403 Forbidden`, instead of a socket. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  // Nobody reads it any more, so it would not be noticed that the other end is gone.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
