import { createHmac } from 'node:crypto';
import { TURN_CREDENTIAL_SECONDS, type IceServer } from '@launchyard/domain/signalling';

/** A TURN server, and what it shares with us. */
export interface TurnServer {
  urls: readonly string[];
  secret: string;
}

/**
 * The server with a credential of one session, after coturn’s scheme of a shared secret (`use-auth-secret`): the name
 * is when it ends and whose it is, the password its HMAC. Nothing is stored, and it opens a relay for two minutes only;
 * what was opened goes on.
 */
export function turnServer({ urls, secret }: TurnServer, session: string, now: Date): IceServer {
  const username = `${Math.floor(now.getTime() / 1000) + TURN_CREDENTIAL_SECONDS}:${session}`;
  return { urls, username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
