import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of these parts, as text. The first one names what is signed, so that no signature serves for another thing. */
export const sign = (secret: string, ...parts: readonly [purpose: string, ...unknown[]]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

/** Compares a given signature with the right one in a time that tells nothing about it. */
export function isSigned(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
