import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { createServer, type Socket } from 'node:net';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPlatform, type PlatformWorld } from '@launchyard/testing/world/platform';
import { openJobs, type Jobs } from '../../kit/jobs.ts';
import { mails } from '../../tables/providers.ts';
import { enqueueMail, type Mail } from './enqueue.ts';

/** What the server replies to a command, by its first four letters, instead of taking everything. */
const replies = new Map<string, string>();
afterEach(() => replies.clear());

/** Just enough SMTP to receive an e-mail. */
function serveSmtp(received: string[]) {
  return createServer((socket: Socket) => {
    let message: string[] | undefined;
    socket.write('220 test\r\n');
    createInterface({ input: socket, crlfDelay: Infinity }).on('line', (line) => {
      if (message && line === '.') {
        received.push(message.join('\n'));
        message = undefined;
        socket.write('250 taken\r\n');
      } else if (message) message.push(line);
      else if (line === 'DATA') {
        message = [];
        socket.write('354 go on\r\n');
      } else socket.write(`${replies.get(line.slice(0, 4)) ?? (line === 'QUIT' ? '221 bye' : '250 ok')}\r\n`);
    });
  });
}

const received: string[] = [];
const server = serveSmtp(received);
let world: PlatformWorld;
let jobs: Jobs;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  world = await startPlatform({ config: { smtpUrl: `smtp://127.0.0.1:${address.port}` }, withWorker: true });
  jobs = await openJobs(world.config.databaseUrl, { log: world.log, supervises: false });
  return async () => {
    await jobs.stop();
    await world.close();
    server.close();
  };
});

const write = (mail: Omit<Mail, 'kind'>) =>
  world.database.sql.transaction((tx) => enqueueMail(tx, jobs, new Date(), { kind: 'passwordReset', ...mail }));

test('an e-mail whose transaction commits is sent once, and its row says so', async () => {
  await write({ recipient: 'owner@launchyard.example', subject: 'Ready', body: 'It is ready.\n' });
  await vi.waitFor(async () => {
    const [row] = await world.database.sql.select().from(mails);
    expect(row?.sentAt).not.toBeNull();
  });
  // Mails leave in order: a second one would be there before the next.
  await write({ recipient: 'owner@launchyard.example', subject: 'The next', body: 'x' });
  await vi.waitFor(() => expect(received.at(-1)).toMatch(/^Subject: The next$/m));
  expect(received).toHaveLength(2);
  expect(received[0]).toMatch(/^To: owner@launchyard.example$/m);
  expect(received[0]).toMatch(/^Subject: Ready$/m);
  expect(received[0]).toContain('It is ready.');
  const [row] = await world.database.sql.select().from(mails).where(eq(mails.subject, 'Ready'));
  expect(row?.body, 'codes and links in it are stored nowhere').toBe('');
});

test('many e-mails to one recipient do not hold up an e-mail to somebody else', async () => {
  const before = received.length;
  const subjects = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  await world.database.sql.transaction(async (tx) => {
    const rest = { kind: 'uploadOutcome', body: 'x' } as const;
    for (const subject of subjects)
      await enqueueMail(tx, jobs, new Date(), { ...rest, recipient: 'many@people.example', subject });
    await enqueueMail(tx, jobs, new Date(), { ...rest, recipient: 'one@people.example', subject: 'code' });
  });
  await vi.waitFor(() => expect(received).toHaveLength(before + subjects.length + 1));
  const order = received.slice(before).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
  expect(order.indexOf('code')).toBeLessThan(order.indexOf('third'));
});

test('an e-mail whose transaction is rolled back is never written', async () => {
  const before = await world.database.sql.$count(mails);
  const undone = world.database.sql.transaction(async (tx) => {
    await enqueueMail(tx, jobs, new Date(), {
      kind: 'passwordReset',
      recipient: 'owner@launchyard.example',
      subject: 'x',
      body: 'x',
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await world.database.sql.$count(mails)).toBe(before);
});

test('line breaks in a subject add no header, and only one plain address is accepted as recipient', async () => {
  await write({ recipient: 'owner@launchyard.example', subject: 'Hi\r\nBcc: thief@evil.example', body: 'x' });
  await vi.waitFor(() =>
    expect(received.some((mail) => /^Subject: Hi Bcc: thief@evil.example$/m.test(mail))).toBe(true),
  );
  expect(received.some((mail) => /^Bcc:/m.test(mail))).toBe(false);
  for (const recipient of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    'A <a@b.example>',
    'nobody',
  ]) {
    await expect(write({ recipient, subject: 'x', body: 'x' })).rejects.toThrow('one plain address');
  }
});

const rowOf = async (recipient: string) => {
  const [row] = await world.database.sql.select().from(mails).where(eq(mails.recipient, recipient));
  return row;
};

const untilFailed = (recipient: string, problem: string) =>
  vi.waitFor(async () => {
    const row = await rowOf(recipient);
    expect(row?.problem).toBe(problem);
    return row;
  });

describe('what the server does not take', () => {
  test.each([
    ['an address that does not exist', 'RCPT', '550 5.1.1 no such person: gone@people.example'],
    ['a name that cannot be', 'RCPT', '553 no'],
  ])('%s is given up at once, and its text deleted', async (_what, command, reply) => {
    const recipient = `${reply.slice(0, 3)}@people.example`;
    replies.set(command, reply);
    await write({ recipient, subject: 'x', body: 'the code is 123456' });
    const row = await untilFailed(recipient, 'recipientRefused');
    expect(row).toMatchObject({ tries: 1, replyCode: Number(reply.slice(0, 3)), sentAt: null, body: '' });
    expect(row?.givenUpAt).not.toBeNull();
  });

  test.each([
    ['a server that is busy', 'RCPT', '451 later', 'postponed'],
    ['a server that does not relay', 'RCPT', '554 relay access denied', 'serverRefused'],
    ['a server that refuses the sender', 'MAIL', '550 not you', 'serverRefused'],
    ['a server that closes', 'MAIL', '421 closing', 'postponed'],
  ])('%s is tried again, and gets it in the end', async (_what, command, reply, problem) => {
    const recipient = `${command}${reply.slice(0, 3)}@people.example`.toLowerCase();
    replies.set(command, reply);
    await write({ recipient, subject: 'x', body: 'the code is 123456' });
    const row = await untilFailed(recipient, problem);
    expect(row).toMatchObject({ replyCode: Number(reply.slice(0, 3)), givenUpAt: null, body: 'the code is 123456' });
    replies.clear();
    await vi.waitFor(async () => expect(await rowOf(recipient)).toMatchObject({ sentAt: expect.any(Date) }));
    expect(await rowOf(recipient)).toMatchObject({ body: '' });
  });
});

test('the outbox is served only under this machine’s names: a foreign name that resolves to it shows no e-mail', async () => {
  const { upstream } = world.config.addresses;
  const read = (host: string) =>
    new Promise<[number | undefined, boolean]>((resolve, reject) => {
      const asked = request(`${upstream}/outbox`, { headers: { host, accept: 'application/json' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve([answer.statusCode, Buffer.concat(chunks).includes('"mails"')]));
      });
      asked.on('error', reject).end();
    });
  for (const host of ['localhost', 'localhost:4001', '127.0.0.1:9', '[::1]:4001', 'LOCALHOST']) {
    expect([host, ...(await read(host))]).toEqual([host, 200, true]);
  }
  for (const host of [
    'evil.example',
    'localhost.evil.example:4001',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    'x@localhost',
  ]) {
    expect([host, ...(await read(host))]).toEqual([host, 421, false]);
  }
});
