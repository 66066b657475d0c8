import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Fleet } from '@launchyard/contract/fleet';
import { printedText } from '@launchyard/domain/fleet';
import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import { TOO_MANY_REQUESTS } from '@launchyard/domain/session';
import { MAX_LOG_DOWNLOADS, MAX_LOG_DOWNLOADS_WAITING } from '@launchyard/domain/streaming';
import { createTurns } from '@launchyard/process/turns';
import type { Deps } from '../kit/deps.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import { streamingSessions } from '../tables/streaming.ts';
import type { HeldSession } from './held-session.ts';
import { issueResume, readResume } from './resume.ts';

/** Where a visitor downloads the log of their session’s build, with `?session=`. */
export const LOG_PATH = '/session-log';

export const logPathOf = (secret: string, sessionId: string): string =>
  `${LOG_PATH}?session=${encodeURIComponent(issueResume(secret, sessionId))}`;

interface LogNeeds extends Pick<Deps, 'database'> {
  fleet: Fleet;
  signingSecret: string;
  /** Knows the end of a session before it is written. */
  find: (id: string) => Pick<HeldSession, 'record'> | null;
}

/** Sends the log of a session whose config gives it to its visitor, once it has ended. */
export type LogDownload = (url: string, response: ServerResponse) => Promise<void>;

export function createLogDownload({ database, fleet, signingSecret, find }: LogNeeds): LogDownload {
  // A log is long: few are read at once, whoever asks for them.
  const turns = createTurns({
    atOnce: MAX_LOG_DOWNLOADS,
    atOncePerOwner: 1,
    waitingPerOwner: MAX_LOG_DOWNLOADS_WAITING,
    waitingInAll: 50 * MAX_LOG_DOWNLOADS_WAITING,
    refusal: () => new HttpRefusal(429, FAULT.RATE_LIMITED, TOO_MANY_REQUESTS, 1),
  });

  async function readRow(id: string) {
    const { rules, state } = streamingSessions;
    const [row] = await database.sql
      .select({ rules, state })
      .from(streamingSessions)
      .where(eq(streamingSessions.id, id));
    return row?.rules.downloadsLog === true ? row : null;
  }

  async function readLog(id: string): Promise<string | null> {
    const log = await fleet.log(id, 0);
    return log && printedText(log.text);
  }

  return async (url, response) => {
    const given = URL.parse(url, 'http://any')?.searchParams.get('session') ?? '';
    const id = readResume(signingSecret, given);
    if (id === null) throw noLog();
    // Looked at before the row is read: a session is held until its end is written.
    const held = find(id);
    const row = await readRow(id);
    if (row === null) throw noLog();
    if (row.state !== 'ended' && held?.record.row.state !== 'ended') {
      const text = 'The log can be downloaded once the session has ended.';
      throw new HttpRefusal(409, HTTP_CODE.LOG_NOT_READY, text);
    }
    const log = await turns.run(id, () => readLog(id));
    if (log === null) throw noLog();
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="session.log"',
    });
    response.end(log);
  };
}

const noLog = () => new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'There is no log of this session any more.');
