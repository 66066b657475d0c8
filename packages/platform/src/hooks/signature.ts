import { createHmac, timingSafeEqual } from 'node:crypto';

/** In both directions, because clocks differ. An intercepted message is useless later. */
const TOLERANCE_SECONDS = 5 * 60;

/** A sender’s signature of a body: the time, and an HMAC for each of the sender’s secrets. */
export interface Signature {
  timestamp: string;
  marks: readonly Buffer[];
}

/** Parses `t=<seconds>,v1=<hex>,v1=<hex>`, in Stripe’s format; other schemes are ignored. Null: no signature. */
export function readSignature(header: string | readonly string[] | undefined): Signature | null {
  if (typeof header !== 'string') return null;
  const parts = header.split(',').map((part) => part.trim());
  const [timestamp, ...others] = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const marks = parts.flatMap((part) => /^v1=([\da-f]{64})$/.exec(part)?.[1] ?? []);
  if (timestamp === undefined || others.length > 0 || marks.length === 0) return null;
  return { timestamp, marks: marks.map((mark) => Buffer.from(mark, 'hex')) };
}

/** Whether it was signed recently. This proves nothing yet: anybody can write a time. */
export function isFresh({ timestamp }: Signature, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

/** Whether exactly these bytes were signed with one of the secrets. */
export function isSignedBy({ timestamp, marks }: Signature, secrets: readonly string[], body: Buffer): boolean {
  return secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
    return marks.some((mark) => timingSafeEqual(mark, right));
  });
}
