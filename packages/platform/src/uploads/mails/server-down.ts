import type { MailText } from '../../providers/mail/enqueue.ts';

/** The e-mail to the owner of an upload when the stream test server is down. `panel` is the panel’s address. */
export function testServerDownMail(
  { appName, versionNumber }: { appName: string; versionNumber: number },
  panel: string,
): MailText {
  const version = `${appName}, version ${versionNumber}`;
  return {
    kind: 'testServerDown',
    subject: `${version} waits for its test`,
    body:
      `Server is facing some issues, so your upload waits for its test: ${version}.\n\n` +
      'Nothing is lost and there is nothing for you to do. The test starts automatically when the server is back, and you will be ' +
      'notified via email when the full upload is completed. Your other uploads wait for the server, too.\n\n' +
      `Follow the progress in your panel: ${panel}\n`,
  };
}
