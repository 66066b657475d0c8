import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a browser keeps to continue its session: the session’s id, signed. Nobody else can make it. */
export const issueResume = (secret: string, sessionId: string): string => `${sessionId}.${sign(secret, sessionId)}`;

/** The id of the session; null unless we signed it. */
export function readResume(secret: string, text: string): string | null {
  const [sessionId = '', signature = ''] = text.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, sessionId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? sessionId : null;
}

const sign = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['return into a session', sessionId]))
    .digest('base64url');
