import { createHmac } from 'node:crypto';

/** What the sender of a message says of its body: when it was signed, and with what. */
export function signBody(body: string, secret: string, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
