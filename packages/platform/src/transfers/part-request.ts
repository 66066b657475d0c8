import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage } from 'node:http';
import { parseId } from '@launchyard/domain/kit';
import {
  PART_LINK_SECONDS,
  partAt,
  uploadViolations,
  type StorageProvider,
  type TransferKind,
} from '@launchyard/domain/uploads';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { isCode } from '../kit/errno.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';
import type { PartGrant, StoredPart, Stores } from '../providers/files/object-store.ts';
import { PART_SHA256_HEADER, readPartGrant } from '../providers/files/part-link.ts';
import type { TransferRow } from '../tables/transfers.ts';
import { noteArrivals, writeArrival } from './arrival.ts';
import { mayStillSend } from './askers.ts';
import type { Bodies, BodyPlace } from './bodies.ts';
import type { PartNotes } from './part-notes.ts';
import { findPartHash, recordPart } from './record-part.ts';
import { readTransfer } from './rows.ts';

export interface PartServer extends Deps {
  stores: Stores;
  signingSecret: string;
  bodies: Bodies;
  /** The hooks of each kind of transfer. */
  notes: Record<TransferKind, PartNotes | null>;
  /** Announces that bytes of a transfer (a UUID) arrived. Returns at once. */
  tell(kind: TransferKind, transferId: string): void;
}

/** The reply for a part that counts. */
export interface TakenPart {
  number: number;
  sizeBytes: number;
  sha256: string;
}

/** The target of a part: the store of the requested address, and the transfer in the path. */
export interface PartAddress {
  provider: StorageProvider;
  publicId: string;
}

/** A clock that was set back must not revive old links; two machines’ clocks may differ by a minute. */
const LONGEST_LINK_SECONDS = PART_LINK_SECONDS + 60;

/**
 * `PUT /parts/<transfer>`: receives one part. A success means that it is on disk and counts; the same bytes sent again
 * succeed, too. Refuses (as HttpRefusal) an invalid link, or one whose session, key or membership has ended, bytes that
 * do not match the hash, a second concurrent body for the same part, and anything after the commit.
 */
export async function takePart(server: PartServer, address: PartAddress, request: IncomingMessage): Promise<TakenPart> {
  const grant = readGrant(server, address, request);
  const claimed = readClaimedHash(request);
  const transfer = await checkTransfer(server, grant);
  const earlier = await findPartHash(server.database.sql, grant.objectId, grant.number);
  if (earlier && !earlier.equals(claimed)) throw partTaken();
  if (!earlier) {
    const { accountId, kind } = transfer;
    // Before anything is recorded: a body refused in favour of another one is not a failed try.
    const place = server.bodies.enter(`${grant.objectId} ${grant.number}`, () => request.destroy());
    try {
      await storeOrNote(server, { ...address, grant, accountId, kind, place }, claimed, request);
    } finally {
      place.leave();
    }
  }
  return { number: grant.number, sizeBytes: grant.bytes, sha256: claimed.toString('hex') };
}

/**
 * A link is valid for its store, transfer, part and size until it expires, checked when the request starts: a slow
 * connection may take longer.
 */
function readGrant(
  { signingSecret, clock }: PartServer,
  { provider, publicId }: PartAddress,
  request: IncomingMessage,
): PartGrant {
  const now = clock();
  const objectId = parseId('transfer', publicId);
  if (!objectId) throw new HttpRefusal(404, uploadViolations.notFound.code, uploadViolations.notFound.message);
  const length = request.headers['content-length'];
  if (length === undefined)
    throw new HttpRefusal(411, HTTP_CODE.LENGTH_MISSING, 'Send the part with its content-length.');
  const grant = readPartGrant(signingSecret, { provider, objectId, bytes: Number(length) }, request.headers);
  if (!grant) {
    throw new HttpRefusal(
      403,
      HTTP_CODE.PART_LINK_INVALID,
      'This link is not for this upload, this part and this number of bytes.',
    );
  }
  if (grant.expiresAt <= now || grant.expiresAt > secondsAfter(now, LONGEST_LINK_SECONDS)) {
    throw new HttpRefusal(403, HTTP_CODE.PART_LINK_EXPIRED, 'This link has expired. Ask for another.');
  }
  return grant;
}

function readClaimedHash(request: IncomingMessage): Buffer {
  const claimed = request.headers[PART_SHA256_HEADER];
  if (typeof claimed !== 'string' || !/^[0-9a-f]{64}$/i.test(claimed)) {
    throw new HttpRefusal(
      400,
      HTTP_CODE.PART_HASH_MISSING,
      `Send the SHA-256 of the part in hex as ${PART_SHA256_HEADER}.`,
    );
  }
  return Buffer.from(claimed, 'hex');
}

/**
 * Before a byte is written: the transfer still accepts parts, also from this sender, and has a part of that number and
 * size.
 */
async function checkTransfer({ database, clock }: PartServer, grant: PartGrant): Promise<TransferRow> {
  const transfer = await readTransfer(database.sql, grant.objectId);
  if (!transfer) throw new HttpRefusal(404, uploadViolations.notFound.code, uploadViolations.notFound.message);
  if (transfer.state !== 'open') throw uploadClosed();
  if (!(await mayStillSend(database.sql, clock(), transfer, grant.asker))) throw noLongerYours();
  if (partAt(grant.number, transfer.sizeBytes, transfer.partBytes)?.bytes !== grant.bytes) {
    throw new HttpRefusal(403, HTTP_CODE.PART_LINK_INVALID, uploadViolations.partNumber.message);
  }
  return transfer;
}

interface Incoming {
  provider: StorageProvider;
  grant: PartGrant;
  accountId: string;
  kind: TransferKind;
  place: BodyPlace;
}

/** Records a failed try if the owner has hooks. */
async function storeOrNote(...[server, incoming, claimed, request]: Parameters<typeof storePart>): Promise<void> {
  try {
    await storePart(server, incoming, claimed, request);
  } catch (error) {
    const { provider, kind, grant } = incoming;
    const noting = server.notes[kind]?.noteFailed(server.database, server.clock(), grant.objectId, provider);
    // The sender is told why its part failed even if that could not be recorded.
    await noting?.catch((fault: unknown) => {
      server.log.warn({ err: fault, transferId: grant.objectId }, 'files: failed part not recorded');
    });
    throw error;
  }
}

async function storePart(
  server: PartServer,
  incoming: Incoming,
  claimed: Buffer,
  request: IncomingMessage,
): Promise<void> {
  const { provider, kind, grant } = incoming;
  const { objectId, asker, bytes } = grant;
  const beganAt = server.clock();
  const part = await receive(server, incoming, request);
  let isRecorded = false;
  try {
    if (part.bytes !== bytes || !part.sha256.equals(claimed)) {
      throw new HttpRefusal(
        422,
        HTTP_CODE.PART_HASH_DIFFERS,
        'These bytes do not match that hash. Send the part again.',
      );
    }
    const arrived = { transferId: objectId, asker, provider, part, beganAt };
    const recording = await recordPart(server, arrived, server.notes[kind]);
    if (recording === 'closed') throw uploadClosed();
    if (recording === 'foreign') throw noLongerYours();
    if (recording === 'different') throw partTaken();
    isRecorded = recording === 'recorded';
  } finally {
    if (!isRecorded) await server.stores[provider].discardPart(objectId, part.location);
  }
  if (isRecorded) server.tell(kind, objectId);
}

async function receive(
  server: PartServer,
  { provider, grant, accountId, kind, place }: Incoming,
  request: IncomingMessage,
): Promise<StoredPart> {
  const { clock, log, database } = server;
  // Abandoning a body must not close the sender’s connection, or the sender would not learn why.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  const note = async (now: Date) => {
    if (!(await mayStillSend(database.sql, now, { id: grant.objectId, accountId, kind }, grant.asker)))
      request.destroy();
    else if (await writeArrival(database.sql, grant.objectId, now)) server.tell(kind, grant.objectId);
  };
  const noted = noteArrivals(
    body,
    clock,
    () => place.noteBytes(),
    (now) => {
      note(now).catch((error: unknown) => {
        // The bytes arrive all the same; the next ones are recorded again.
        log.warn({ err: error, transferId: grant.objectId }, 'files: arrival not recorded');
      });
    },
  );
  try {
    return await server.stores[provider].receivePart(grant.objectId, grant.number, noted);
  } catch (error) {
    // Senders read the answer once they have sent everything.
    request.resume();
    // The folder was removed with a transfer that was cancelled meanwhile.
    if (isCode(error, 'ENOENT')) await checkTransfer(server, grant);
    if (!isCode(error, 'ENOSPC', 'EDQUOT')) throw error;
    throw new HttpRefusal(
      507,
      HTTP_CODE.STORE_FULL,
      'There is no room for this part at the moment. Try again in a while.',
      STORE_FULL_SECONDS,
    );
  }
}

const uploadClosed = () =>
  new HttpRefusal(409, uploadViolations.notUploading.code, uploadViolations.notUploading.message);
const noLongerYours = () =>
  new HttpRefusal(
    403,
    HTTP_CODE.PART_LINK_INVALID,
    'The session, key or membership that requested this link has ended. Ask for another.',
  );
/** A sweep makes room, so an immediate retry would find none. */
const STORE_FULL_SECONDS = 15;

const partTaken = () => new HttpRefusal(409, HTTP_CODE.PART_TAKEN, 'This part is already there, with other bytes.');
