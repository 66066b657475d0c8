import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore, PartSigner, StoredPart } from '../providers/files/object-store.ts';

const HASH_HEADER = 'x-bucket-meta-sha256';
const MASTER_KEY = 'the key of whoever owns the bucket';

/**
 * An external store: accepts named objects over HTTP from holders of a permission, keeps a header with each, and lists
 * them for its owner.
 */
export interface Bucket {
  store: ObjectStore;
  signer: PartSigner;
  /** The stored objects, by path. */
  things: Map<string, { bytes: Buffer; sha256: string }>;
  close(): void;
}

/** Starts a bucket that knows nothing of transfers and only sees its HTTP requests. */
export async function startBucket(): Promise<Bucket> {
  const things: Bucket['things'] = new Map();
  const leave = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bucket has no port');
  const origin = `http://127.0.0.1:${address.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const isOwner = request.headers['x-key'] === MASTER_KEY;
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      if (!leave.has(`${pathname}${search} ${bytes.length}`)) return void response.writeHead(403).end();
      things.set(pathname, { bytes, sha256: String(request.headers[HASH_HEADER]) });
      return void response.writeHead(201).end();
    }
    if (!isOwner) return void response.writeHead(403).end();
    if (request.method === 'DELETE') return void response.writeHead(things.delete(pathname) ? 204 : 404).end();
    if (!pathname.endsWith('/')) return void response.writeHead(200).end(things.get(pathname)?.bytes);
    const inside = [...things].filter(([path]) => path.startsWith(pathname));
    response.end(JSON.stringify(inside.map(([path, { bytes, sha256 }]) => ({ path, size: bytes.length, sha256 }))));
  }

  const asOwner = (method: string, path: string) => fetch(origin + path, { method, headers: { 'x-key': MASTER_KEY } });

  async function list(objectId: string): Promise<Array<{ path: string; size: number; sha256: string }>> {
    const found: unknown = await (await asOwner('GET', `/${objectId}/`)).json();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written a few lines above
    return found as Array<{ path: string; size: number; sha256: string }>;
  }

  return {
    things,
    signer: {
      async signPart({ objectId, number, bytes }) {
        // Each permission has a name of its own, so a repeated upload never overwrites another.
        const path = `/${objectId}/${number}-${leave.size}`;
        leave.add(`${path}?leave ${bytes}`);
        return { method: 'PUT', url: `${origin}${path}?leave`, headers: [], sha256Header: HASH_HEADER };
      },
    },
    store: {
      async listParts(objectId) {
        return (await list(objectId)).map(({ path, size, sha256 }): StoredPart => {
          const location = path.slice(path.lastIndexOf('/') + 1);
          return { number: Number.parseInt(location), bytes: size, sha256: Buffer.from(sha256, 'hex'), location };
        });
      },
      async commit(objectId, parts) {
        const kept = new Set(parts.map((part) => `/${objectId}/${part.location}`));
        for (const { path } of await list(objectId)) if (!kept.has(path)) await asOwner('DELETE', path);
      },
      async *readPart(objectId, { location }, range) {
        const whole = Buffer.from(await (await asOwner('GET', `/${objectId}/${location}`)).arrayBuffer());
        yield range ? whole.subarray(range.first, range.last + 1) : whole;
      },
      async receivePart(objectId, number, body) {
        const bytes = Buffer.concat(await Array.fromAsync(body));
        const sha256 = createHash('sha256').update(bytes).digest();
        const location = `${number}-own-${things.size}`;
        things.set(`/${objectId}/${location}`, { bytes, sha256: sha256.toString('hex') });
        return { number, bytes: bytes.length, sha256, location };
      },
      async discardPart(objectId, location) {
        things.delete(`/${objectId}/${location}`);
      },
      async remove(objectId) {
        for (const { path } of await list(objectId)) await asOwner('DELETE', path);
      },
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
