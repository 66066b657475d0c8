import { createServer, type Socket } from 'node:net';
import { portOf } from '../world/ports.ts';

/** A mail server that accepts all mails except those to addresses containing `refused`. Its refusal quotes the address. */
export interface MailServer {
  url: string;
  /** The accepted mails in full, newest last. */
  mails: string[];
  /** The refused addresses. */
  refused: string[];
  close(): Promise<void>;
}

export async function startMailServer(password: string): Promise<MailServer> {
  const mails: string[] = [];
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n'); end >= 0;) {
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) mails.push(line.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        else if (/^RCPT/i.test(line) && line.includes('refused')) refused.push(line);
        say(answerTo(line, isData));
        isData = !isData && /^DATA/i.test(line);
        end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://launchyard:${password}@127.0.0.1:${portOf(server)}`,
    mails,
    refused,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(line: string, isData: boolean): string {
  if (isData) return '250 taken';
  if (/^EHLO/i.test(line)) return '250-mail.test\r\n250 AUTH PLAIN';
  if (/^AUTH/i.test(line)) return '235 welcome';
  if (/^RCPT/i.test(line) && line.includes('refused')) return `550 no such person: ${line}`;
  if (/^DATA/i.test(line)) return '354 go on';
  if (/^QUIT/i.test(line)) return '221 bye';
  return '250 fine';
}
