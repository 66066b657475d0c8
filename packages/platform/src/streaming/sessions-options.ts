import type { Deps } from '../kit/deps.ts';
import type { AppPort } from '../links/stream.ts';
import type { Signalling } from '../signalling/server.ts';
import type { StartNeeds } from './start-build.ts';

export interface SessionsOptions extends Deps, StartNeeds {
  signalling: Signalling;
  filesOrigin: string;
  apps: AppPort;
  logPath: (sessionId: string) => string;
  /** Whether streams can be relayed. */
  hasRelay: boolean;
  /** How often what is due is done. */
  tickMilliseconds?: number;
}
