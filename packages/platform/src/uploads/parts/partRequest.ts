import type { IncomingMessage, ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { parseId } from '@launchyard/domain/kit';
import { partAt, takesParts, uploadViolations } from '@launchyard/domain/uploads';
import type { Deps } from '../../kit/deps.ts';
import { isCode } from '../../kit/errno.ts';
import { discardPart, receivePart } from '../../providers/files/embeddedStore.ts';
import type { Folders } from '../../providers/files/folders.ts';
import { HttpRefusal, sendJson } from '../../providers/files/httpReply.ts';
import type { StoredPart } from '../../providers/files/objectStore.ts';
import { PART_SHA256_HEADER, readPartGrant, type PartGrant } from '../../providers/files/partLink.ts';
import { uploads } from '../tables.ts';
import type { ProgressTeller } from './progressTeller.ts';
import { findPartHash, recordPart } from './recordPart.ts';

export interface PartServer extends Deps {
  folders: Folders;
  signingSecret: string;
  teller: ProgressTeller;
}

/**
 * `PUT /parts/<upload>`: takes in one part. 200 means that it is on disk and counts; the same bytes again answer 200, too. Refuses (as
 * HttpRefusal) a link that does not hold or whose asker has left the account, bytes that are not those of the hash, and whatever comes after the commit. `publicId` as in the path.
 */
export async function takePart(
  server: PartServer,
  publicId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const grant = readGrant(server, publicId, request);
  const claimed = readClaimedHash(request);
  await checkUpload(server, grant);
  const earlier = await findPartHash(server.database.sql, grant.uploadId, grant.number);
  if (earlier && !earlier.equals(claimed)) throw partTaken();
  if (!earlier) await storePart(server, grant, claimed, request);
  sendJson(response, 200, { number: grant.number, sizeBytes: grant.bytes, sha256: claimed.toString('hex') });
}

/** A link holds for its upload, part and size until its end, judged now, as the request begins: a slow line may take longer. */
function readGrant({ signingSecret, clock }: PartServer, publicId: string, request: IncomingMessage): PartGrant {
  const now = clock();
  const uploadId = parseId('upload', publicId);
  if (!uploadId) throw new HttpRefusal(404, 'UPLOAD_NOT_FOUND', uploadViolations.notFound.message);
  const length = request.headers['content-length'];
  if (length === undefined) throw new HttpRefusal(411, 'LENGTH_MISSING', 'Send the part with its content-length.');
  const grant = readPartGrant(signingSecret, uploadId, Number(length), request.headers);
  if (!grant) {
    throw new HttpRefusal(403, 'PART_LINK_INVALID', 'This link is not for this upload, this part and this many bytes.');
  }
  if (grant.expiresAt <= now)
    throw new HttpRefusal(403, 'PART_LINK_EXPIRED', 'This link has expired. Ask for another.');
  return grant;
}

function readClaimedHash(request: IncomingMessage): Buffer {
  const claimed = request.headers[PART_SHA256_HEADER];
  if (typeof claimed !== 'string' || !/^[0-9a-f]{64}$/i.test(claimed)) {
    throw new HttpRefusal(400, 'PART_HASH_MISSING', `Send the SHA-256 of the part in hex as ${PART_SHA256_HEADER}.`);
  }
  return Buffer.from(claimed, 'hex');
}

/** Before a byte is written: the upload still takes parts, and it has a part of that number and size. */
async function checkUpload({ database }: PartServer, grant: PartGrant): Promise<void> {
  const [upload] = await database.sql.select().from(uploads).where(eq(uploads.id, grant.uploadId));
  if (!upload) throw new HttpRefusal(404, 'UPLOAD_NOT_FOUND', uploadViolations.notFound.message);
  if (!takesParts(upload.state)) throw uploadClosed();
  if (partAt(grant.number, upload.sizeBytes, upload.partBytes)?.bytes !== grant.bytes) {
    throw new HttpRefusal(403, 'PART_LINK_INVALID', uploadViolations.partNumber.message);
  }
}

async function storePart(
  server: PartServer,
  grant: PartGrant,
  claimed: Buffer,
  request: IncomingMessage,
): Promise<void> {
  const { uploadId, bytes } = grant;
  const part = await receive(server, grant, request);
  let isRecorded = false;
  try {
    if (part.bytes !== bytes || !part.sha256.equals(claimed)) {
      throw new HttpRefusal(422, 'PART_HASH_DIFFERS', 'These are not the bytes of that hash. Send the part again.');
    }
    const recording = await recordPart(server, grant, part);
    if (recording === 'closed') throw uploadClosed();
    if (recording === 'foreign') throw noLongerYours();
    if (recording === 'different') throw partTaken();
    isRecorded = recording === 'recorded';
  } finally {
    if (!isRecorded) await discardPart(server.folders, uploadId, part.location);
  }
  if (isRecorded) server.teller.tell(uploadId);
}

async function receive(server: PartServer, grant: PartGrant, body: AsyncIterable<Buffer>): Promise<StoredPart> {
  try {
    return await receivePart(server.folders, grant.uploadId, grant.number, body);
  } catch (error) {
    // The folder goes with an upload that was cancelled while its part was on the way.
    if (isCode(error, 'ENOENT')) await checkUpload(server, grant);
    if (!isCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    throw new HttpRefusal(507, 'STORE_FULL', 'There is no room for this part at the moment. Try again in a while.');
  }
}

const uploadClosed = () =>
  new HttpRefusal(409, uploadViolations.notUploading.code, uploadViolations.notUploading.message);
const noLongerYours = () =>
  new HttpRefusal(403, 'PART_LINK_INVALID', 'Whoever asked for this link no longer belongs to the account.');
const partTaken = () => new HttpRefusal(409, 'PART_TAKEN', 'This part is already there, with other bytes.');
