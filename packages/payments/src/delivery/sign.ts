import { createHmac } from 'node:crypto';

/** The signature of a body, in Stripe’s format: the time, and an HMAC of the time and the body. */
export function sign(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
