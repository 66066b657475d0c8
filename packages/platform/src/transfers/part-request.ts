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
  /** Who writes down how transfers of a kind are sent. */
  notes: Record<TransferKind, PartNotes | null>;
  /** Something of a transfer (a UUID) came in that those who watch it should hear of. Returns at once. */
  tell(kind: TransferKind, transferId: string): void;
}

/** What its sender is told of a part that counts. */
export interface TakenPart {
  number: number;
  sizeBytes: number;
  sha256: string;
}

/** Where a part is to go: the store whose address was asked, and the transfer as it stands in the path. */
export interface PartAddress {
  provider: StorageProvider;
  publicId: string;
}

/** A clock that was set back must not make old links good again; a minute is what clocks of two machines may differ by. */
const LONGEST_LINK_SECONDS = PART_LINK_SECONDS + 60;

/**
 * `PUT /parts/<transfer>`: takes in one part. An answer means that it is on disk and counts; the same bytes again get one, too. Refuses (as
 * HttpRefusal) a link that does not hold or outlives what it was asked for with, bytes that are not those of the hash, a second body for the
 * same part, and whatever comes after the commit.
 */
export async function takePart(server: PartServer, address: PartAddress, request: IncomingMessage): Promise<TakenPart> {
  const grant = readGrant(server, address, request);
  const claimed = readClaimedHash(request);
  const transfer = await checkTransfer(server, grant);
  const earlier = await findPartHash(server.database.sql, grant.objectId, grant.number);
  if (earlier && !earlier.equals(claimed)) throw partTaken();
  if (!earlier) {
    const { accountId, kind } = transfer;
    // Before anything is noted: a body that is refused for another one is no try that failed.
    const place = server.bodies.enter(`${grant.objectId} ${grant.number}`, () => request.destroy());
    try {
      await storeOrNote(server, { ...address, grant, accountId, kind, place }, claimed, request);
    } finally {
      place.leave();
    }
  }
  return { number: grant.number, sizeBytes: grant.bytes, sha256: claimed.toString('hex') };
}

/** A link holds for its store, transfer, part and size until its end, judged now, as the request begins: a slow line may take longer. */
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
      'This link is not for this upload, this part and this many bytes.',
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

/** Before a byte is written: the transfer still takes parts, from whoever asked, and it has a part of that number and size. */
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

/** A try that fails is noted where its owner takes notes. */
async function storeOrNote(...[server, incoming, claimed, request]: Parameters<typeof storePart>): Promise<void> {
  try {
    await storePart(server, incoming, claimed, request);
  } catch (error) {
    const { provider, kind, grant } = incoming;
    const noting = server.notes[kind]?.noteFailed(server.database, server.clock(), grant.objectId, provider);
    // The sender hears why its part failed also when that could not be noted.
    await noting?.catch((fault: unknown) => {
      server.log.warn({ err: fault, transferId: grant.objectId }, 'files: failed part not noted');
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
        'These are not the bytes of that hash. Send the part again.',
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
  // Whoever gives up in the middle must not take the sender's connection along: the sender could not hear why.
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
        // The bytes come in all the same; the next ones are noted again.
        log.warn({ err: error, transferId: grant.objectId }, 'files: arrival not noted');
      });
    },
  );
  try {
    return await server.stores[provider].receivePart(grant.objectId, grant.number, noted);
  } catch (error) {
    // Senders listen when they have sent everything.
    request.resume();
    // The folder goes with a transfer that was cancelled while its part was on the way.
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
    'The session, key or membership that this link was asked for with has ended. Ask for another.',
  );
/** Room comes with what a sweep removes: asking at once finds none. */
const STORE_FULL_SECONDS = 15;

const partTaken = () => new HttpRefusal(409, HTTP_CODE.PART_TAKEN, 'This part is already there, with other bytes.');
