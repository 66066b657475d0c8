import { isSigned, sign } from '../kit/sign.ts';

/** What a browser keeps to continue its session: the session’s id, signed. Nobody else can make it. */
export const issueResume = (secret: string, sessionId: string): string => `${sessionId}.${signOf(secret, sessionId)}`;

/** The id of the session; null unless we signed it. */
export function readResume(secret: string, text: string): string | null {
  const [sessionId = '', signature = ''] = text.split('.');
  return isSigned(signature, signOf(secret, sessionId)) ? sessionId : null;
}

const signOf = (secret: string, sessionId: string): string => sign(secret, 'return into a session', sessionId);
