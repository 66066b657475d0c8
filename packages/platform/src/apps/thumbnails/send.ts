import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { isNotDeleted } from '../../accounts/is-deleted.ts';
import type { Deps } from '../../kit/deps.ts';
import { HttpRefusal } from '../../providers/files/http-reply.ts';
import type { Stores } from '../../providers/files/object-store.ts';
import { accounts } from '../../tables/accounts.ts';
import { apps, thumbnails } from '../../tables/apps.ts';
import { readStoredParts } from '../../transfers/stored-parts.ts';

/**
 * `GET /pictures/<key>`: the picture with that key, for anybody who has it. A key never shows another picture, so it
 * may be cached forever. Throws HttpRefusal if there is none.
 */
export async function sendPicture(
  { database, stores }: Pick<Deps, 'database'> & { stores: Stores },
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [picture] = await database.sql
    .select(getTableColumns(thumbnails))
    .from(thumbnails)
    .innerJoin(apps, eq(apps.id, thumbnails.appId))
    .innerJoin(accounts, and(eq(accounts.id, apps.accountId), isNotDeleted))
    // The picture of an application in the bin is shown again once it is restored.
    .where(and(eq(thumbnails.key, key), isNull(apps.binItemId)));
  if (!picture?.mediaType) throw new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'There is no picture at this address.');
  const parts = await readStoredParts(database.sql, picture.id);
  response.writeHead(200, {
    'content-type': picture.mediaType,
    'content-length': parts.reduce((sum, part) => sum + part.bytes, 0),
    // Pages can embed it; opened directly it is a download and never a page.
    'content-disposition': `attachment; filename="thumbnail.${picture.mediaType === 'image/png' ? 'png' : 'jpg'}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(async function* () {
    for (const part of parts) yield* stores[part.provider].readPart(picture.id, part);
  }, response);
}
