import { createHmac } from 'node:crypto';

/** The signature header of a message: the time, and an HMAC of the time and the body. */
export function signBody(body: string | Buffer, secret: string, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}
