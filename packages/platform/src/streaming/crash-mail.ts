import { formatId } from '@launchyard/domain/kit';
import { linksAddress } from '@launchyard/domain/links';
import { mailedLines } from '@launchyard/domain/streaming';
import type { MailText } from '../providers/mail/enqueue.ts';
import type { StreamingCrashRow } from '../tables/streaming.ts';

/** The e-mail about the crashes of a version since the last one. `panel` is the panel’s address. */
export function crashMail(crash: StreamingCrashRow, panel: string): MailText {
  const { appName, version, linkName, lastAt, count, toldCount, lastLines, sessionId } = crash;
  const build = `${appName}, version ${version}`;
  const since = count - toldCount;
  const how = since === 1 ? 'It crashed once' : `It crashed ${since} times`;
  const often = toldCount === 0 ? how : `${how} since the last e-mail, ${count} times in all`;
  const lines = mailedLines(lastLines);
  const log =
    lines.length === 0 ? '' : `The last lines of its log:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`;
  return {
    kind: 'buildCrashed',
    subject: `${build} crashed`,
    body: `A build crashed while it was streamed: ${build}.\n\nLink: ${linkName}\nWhen: ${lastAt.toUTCString()}\n${often}.\n\n${log}Live sessions: ${panel}/utilities?search=${encodeURIComponent(appName)}\nLinks: ${panel}${linksAddress(appName)}\nSession ID (for support and GraphiQL): ${formatId('streamingSession', sessionId)}\n`,
  };
}
