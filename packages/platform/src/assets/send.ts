import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { ASSET_CACHE_SECONDS, type MediaType } from '@launchyard/domain/assets';
import { isNotDeleted } from '../accounts/is-deleted.ts';
import type { Deps } from '../kit/deps.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { accounts } from '../tables/accounts.ts';
import { assets } from '../tables/assets.ts';
import { readRange } from '../transfers/read-range.ts';
import { readStoredParts } from '../transfers/stored-parts.ts';
import { isLive } from './list.ts';
import { readRangeHeader } from './range.ts';
import { endingOf } from './url.ts';

/**
 * `GET /assets/<key>.<ending>`: the file with that key, or the requested range of it, for anybody who has the key. A
 * key never serves another file; browsers cache it for a few minutes and then revalidate. Throws HttpRefusal if there
 * is none, or it or its account is deleted.
 */
export async function sendAsset(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  address: { key: string; ending: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [asset] = await database.sql
    .select(getTableColumns(assets))
    .from(assets)
    .innerJoin(accounts, and(eq(accounts.id, assets.accountId), isNotDeleted))
    .where(and(eq(assets.key, address.key), isLive));
  if (!asset?.mediaType || endingOf(asset.mediaType) !== address.ending) {
    throw new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'There is no file at this address.');
  }
  const parts = await readStoredParts(database.sql, asset.id);
  const sizeBytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const etag = `"${asset.sha256?.toString('hex')}"`;
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', etag);
  const isSame = [undefined, etag].includes(request.headers['if-range']?.toString());
  response.setHeader('cache-control', `public, max-age=${ASSET_CACHE_SECONDS}`);
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const range = readRangeHeader(isSame ? request.headers.range : undefined, sizeBytes);
  if (range === 'outside') {
    response.setHeader('content-range', `bytes */${sizeBytes}`);
    throw new HttpRefusal(416, HTTP_CODE.RANGE_OUTSIDE, 'The range starts after the end of this file.');
  }
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  response.writeHead(range ? 206 : 200, {
    'content-type': asset.mediaType,
    'content-length': last - first + 1,
    ...(range ? { 'content-range': `bytes ${first}-${last}/${sizeBytes}` } : {}),
    'content-disposition': disposition(asset.name, asset.mediaType),
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(readRange(stores, asset.id, parts, { first, last }), response);
}

/** Displayed inline, and saved under its own name with the extension of its type. */
function disposition(name: string, mediaType: MediaType): string {
  const ending = `.${endingOf(mediaType)}`;
  const whole = name.toLowerCase().endsWith(ending) ? name : name + ending;
  // Characters that encodeURIComponent keeps but a header must not contain: quotes, stars and parentheses.
  const encoded = encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${whole.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
