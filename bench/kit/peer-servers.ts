import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import { portOf } from '@launchyard/testing/world/ports';

/** The servers for the peers' uploads, in their own process, like the product's files process. Argument: the folder to write to. */
const folder = process.argv[2];
if (!folder) throw new Error('the folder to write to is missing');

const tus = new TusServer({ path: '/tus', datastore: new FileStore({ directory: folder }) });
const ports = {
  put: await listen((request, response) => void takePlainly(request, response)),
  tus: await listen((request, response) => void tus.handle(request, response)),
};
process.send?.(ports);
process.once('disconnect', () => process.exit());

/** Writes the body to a file and syncs it before responding. No hash, no parts, no database. */
async function takePlainly(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const allowed = { origin: '*', methods: 'PUT', headers: 'content-type' };
  for (const [name, value] of Object.entries(allowed)) response.setHeader(`access-control-allow-${name}`, value);
  if (request.method !== 'PUT') {
    response.end();
    return;
  }
  const path = join(folder ?? '', 'plain');
  await pipeline(request, createWriteStream(path));
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
  response.end();
}

async function listen(answer: RequestListener): Promise<number> {
  // Node limits a request to five minutes, which is too short for a slow connection.
  const server = createServer({ requestTimeout: 0 }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}
