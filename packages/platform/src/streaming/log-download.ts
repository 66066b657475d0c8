import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import type { Fleet } from '@launchyard/contract/fleet';
import { printedText } from '@launchyard/domain/fleet';
import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { Deps } from '../kit/deps.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import { streamingSessions } from '../tables/streaming.ts';
import type { HeldSession } from './held-session.ts';
import { issueResume, readResume } from './resume.ts';

/** Where a visitor downloads the log of their session’s build, with `?session=`. */
export const LOG_PATH = '/session-log';

export const logPathOf = (secret: string, sessionId: string): string =>
  `${LOG_PATH}?session=${encodeURIComponent(issueResume(secret, sessionId))}`;

/** Sends the log of a session whose config gives it to its visitor, once it has ended. `find` knows an end before it is written. */
export async function answerLog(
  { database, fleet, signingSecret }: Pick<Deps, 'database'> & { fleet: Fleet; signingSecret: string },
  find: (id: string) => Pick<HeldSession, 'record'> | null,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const given = URL.parse(url, 'http://any')?.searchParams.get('session') ?? '';
  const id = readResume(signingSecret, given);
  // Looked at before the row is read: a session is held until its end is written.
  const held = id === null ? null : find(id);
  const [row] =
    id === null
      ? []
      : await database.sql
          .select({ rules: streamingSessions.rules, state: streamingSessions.state })
          .from(streamingSessions)
          .where(eq(streamingSessions.id, id));
  const isTheirs = id !== null && row?.rules.downloadsLog === true;
  if (isTheirs && row.state !== 'ended' && held?.record.row.state !== 'ended') {
    const text = 'The log can be downloaded once the session has ended.';
    throw new HttpRefusal(409, HTTP_CODE.LOG_NOT_READY, text);
  }
  const log = isTheirs ? await fleet.log(id, 0) : null;
  if (log === null) throw new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'There is no log of this session any more.');
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="session.log"',
  });
  response.end(printedText(log.text));
}
