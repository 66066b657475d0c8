import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { portOf } from '@launchyard/testing/world/ports';
import type { Alert } from './alerts.ts';
import { webhookAlerts } from './webhook.ts';

const log = pino({ level: 'silent' });
const alert: Alert = { kind: 'upload.stuck', text: 'upl_1 stands still', facts: { uploadId: 'upl_1', minutes: 5 } };

/** A chat room that answers with one status. */
async function aChatRoom(status: number) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((said) => {
      heard.push(said);
      return response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}/hook`, heard, close: () => server.close() };
}

test('an alert arrives as JSON with its text', async () => {
  const room = await aChatRoom(204);
  await webhookAlerts(room.url, log).send(alert);
  expect(room.heard.map((each) => JSON.parse(each))).toEqual([
    { kind: 'upload.stuck', text: 'upl_1 stands still', uploadId: 'upl_1', minutes: 5 },
  ]);
  room.close();
});

test.each([500, 404])('an address that answers %d is reported', async (status) => {
  const room = await aChatRoom(status);
  await expect(webhookAlerts(room.url, log).send(alert)).rejects.toThrow(`answered ${status}`);
  room.close();
});

test('redirects are not followed', async () => {
  const room = await aChatRoom(302);
  await expect(webhookAlerts(room.url, log).send(alert)).rejects.toThrow('fetch failed');
  expect(room.heard).toHaveLength(1);
  room.close();
});
