import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { appDelete } from '@launchyard/contract/apps';
import {
  uploadCancel,
  uploadContinueOnAlternate,
  uploadFinish,
  uploadGet,
  uploadHeartbeat,
  uploadParts,
  uploadPartsSign,
  uploadPlaces,
  uploadStart,
  type Upload,
} from '@launchyard/contract/uploads';
import type { CallInput, CallReply } from '@launchyard/contract/kit';
import { parseId } from '@launchyard/domain/kit';
import { isFinal } from '@launchyard/domain/uploads';
import { SYSTEM_PATIENCE } from '@launchyard/testing/waits';
import type { TestPerson } from '@launchyard/testing/world/people';
import type { PlatformWorld } from '@launchyard/testing/world/platform';
import { expectReply } from '@launchyard/testing/world/rest';
import { transfers } from '../tables/transfers.ts';
import { uploads } from '../tables/uploads.ts';

export type PartLink = CallReply<typeof uploadPartsSign>['links'][number];

/** Does what a customer’s browser does, with calls and requests, for tests. */
export class TestUploader {
  readonly #world: PlatformWorld;
  readonly #as: { token: string };

  constructor(world: PlatformWorld, person: TestPerson) {
    this.#world = world;
    this.#as = { token: person.session };
  }

  /** The reply to a start: an upload or refusals. */
  tryStart(input: Partial<CallInput<typeof uploadStart>>) {
    const whole = { appName: 'Harbour', fileName: 'build.zip', sizeBytes: 100, fingerprint: 'a'.repeat(64), ...input };
    return this.#world.rest(uploadStart, { idempotencyKey: randomUUID(), ...whole }, this.#as);
  }

  async start(input: Partial<CallInput<typeof uploadStart>> = {}): Promise<Upload> {
    return expectReply(await this.tryStart(input)).upload;
  }

  trySign(uploadId: string, partNumbers: number[]) {
    return this.#world.rest(uploadPartsSign, { uploadId, partNumbers }, this.#as);
  }

  async sign(uploadId: string, number: number): Promise<PartLink> {
    const [link] = expectReply(await this.trySign(uploadId, [number])).links;
    if (!link) throw new Error('one part was requested, one link is returned');
    return link;
  }

  async send(uploadId: string, number: number, bytes: Buffer): Promise<Response> {
    return putPart(await this.sign(uploadId, number), bytes);
  }

  tryFinish = (uploadId: string) => this.#world.rest(uploadFinish, { uploadId }, this.#as);
  tryCancel = (uploadId: string) => this.#world.rest(uploadCancel, { uploadId }, this.#as);
  tryAlternate = (uploadId: string) => this.#world.rest(uploadContinueOnAlternate, { uploadId }, this.#as);
  tryHeartbeat = (uploadId: string) => this.#world.rest(uploadHeartbeat, { uploadId }, this.#as);

  /** Its position in the test queue; null if it is not queued. */
  async place(uploadId: string): Promise<number | null> {
    const { places } = expectReply(await this.#world.rest(uploadPlaces, { uploadIds: [uploadId] }, this.#as));
    return places[0] ?? null;
  }

  /** Stops it at whatever stage, by deleting its application. */
  async stop(uploadId: string): Promise<void> {
    const { appId } = await this.get(uploadId);
    expectReply(await this.#world.rest(appDelete, { appId }, this.#as));
  }

  async get(uploadId: string): Promise<Upload> {
    const [upload] = expectReply(await this.#world.rest(uploadGet, { uploadIds: [uploadId] }, this.#as)).uploads;
    if (!upload) throw new Error(`there is no upload ${uploadId}`);
    return upload;
  }

  /** The missing parts, each by its number. */
  async missing(uploadId: string): Promise<number[]> {
    const [found] = expectReply(await this.#world.rest(uploadParts, { uploadIds: [uploadId] }, this.#as)).uploads;
    return (found?.missing ?? []).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
  }

  /** Starts, sends every part of the file and finishes; the pipeline then has its job. */
  async uploadFile(path: string, input: Partial<CallInput<typeof uploadStart>> = {}): Promise<Upload> {
    const bytes = readFileSync(path);
    const { id, partCount, partBytes } = await this.start({ ...input, sizeBytes: bytes.length });
    for (let number = 1; number <= partCount; number++) {
      expect((await this.send(id, number, partOf(bytes, number, partBytes))).status).toBe(200);
    }
    return expectReply(await this.tryFinish(id)).upload;
  }

  /**
   * Waits until the upload has ended, however it ended. Reads the row directly, because many tests wait at once and
   * their calls would take longer than the pipeline.
   */
  async waitForEnd(uploadId: string, timeout = SYSTEM_PATIENCE): Promise<Upload> {
    const isIt = eq(uploads.id, parseId('upload', uploadId) ?? '');
    const columns = { state: uploads.state };
    await vi.waitFor(
      async () => {
        const [row] = await this.#world.database.sql.select(columns).from(uploads).where(isIt);
        if (!row || !isFinal(row.state)) throw new Error(`upload ${uploadId} is still ${row?.state}`);
      },
      { timeout, interval: 50 },
    );
    return this.get(uploadId);
  }
}

/** Sends a part as the link says; `changes` are what an attacker might send. */
export function putPart(
  link: PartLink,
  bytes: Buffer,
  changes: { url?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
  return fetch(changes.url ?? link.url, {
    method: changes.method ?? link.method,
    headers: { ...headers, [link.sha256Header]: sha256(bytes), ...changes.headers },
    body: new Uint8Array(bytes),
  });
}

/** The bytes of a part of a file. */
export const partOf = (file: Buffer, number: number, partBytes: number): Buffer =>
  file.subarray((number - 1) * partBytes, number * partBytes);

/**
 * Makes the parts of a new upload small: tests for 4 MiB parts hold for these, too, in a hundredth of the time. The
 * rule for real sizes has its own tests.
 */
export async function makePartsSmall(world: PlatformWorld, uploadId: string, partBytes: number): Promise<void> {
  const isIt = eq(transfers.id, parseId('upload', uploadId) ?? '');
  await world.database.sql.update(transfers).set({ partBytes }).where(isIt);
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
