import { define } from './define.ts';
import { secret, turnUrls } from './shapes.ts';

/** The settings of a TURN server, which relays streams where no direct connection can be made. */
export const turnSettings = {
  TURN_URLS: define(
    'Comma-separated addresses of a TURN server that relays streams, such as turn:turn.example.com:3478?transport=udp,turns:turn.example.com:5349. Unset: only direct connections.',
    turnUrls.optional(),
  ),
  TURN_SECRET: define(
    'The secret that the TURN server shares with us (static-auth-secret of coturn). Required with TURN_URLS.',
    secret.optional(),
    undefined,
    undefined,
    true,
  ),
};
