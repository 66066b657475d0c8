import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appDelete } from '@launchyard/contract/apps';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import {
  uploadCancel,
  uploadFinish,
  uploadGet,
  uploadParts,
  uploadPartsSign,
  uploadRetry,
  uploadStart,
  type Upload,
} from '@launchyard/contract/uploads';
import { callRest, type RestReply } from '../world/rest.ts';

/** The response to a part. */
export interface SentPart {
  status: number;
  text: string;
}

/** Called for each acknowledged part with the hash of its bytes. */
export type PartHearer = (uploadId: string, number: number, sha256: string) => void;

/** A customer who never gives up: retries whatever gets no response, like the browser and the command. */
export class Customer {
  readonly #apiUrl: string;
  readonly #token: string;
  readonly #hear: PartHearer;

  constructor(apiUrl: string, token: string, hear: PartHearer = () => undefined) {
    this.#apiUrl = apiUrl;
    this.#token = token;
    this.#hear = hear;
  }

  /** Uploads a whole build. Returns its id once the services acknowledge it. */
  async upload(appName: string, bytes: Buffer): Promise<string> {
    const { id } = await this.start(appName, bytes);
    await this.sendAll(id, bytes);
    await this.finish(id);
    return id;
  }

  /** Sends missing parts until none is missing. */
  async sendAll(id: string, bytes: Buffer): Promise<void> {
    const { partBytes } = await this.get(id);
    for (let missing = await this.#missing(id); missing.length > 0; missing = await this.#missing(id)) {
      for (const number of missing) {
        await this.send(id, number, bytes.subarray((number - 1) * partBytes, number * partBytes));
      }
    }
  }

  async finish(uploadId: string): Promise<void> {
    const { reply, refusals } = await this.ask(uploadFinish, { uploadId });
    if (!reply) throw new Error(`not finished: ${JSON.stringify(refusals)}`);
  }

  async start(appName: string, bytes: Buffer): Promise<Upload> {
    const input = {
      appName,
      fileName: 'build.zip',
      sizeBytes: bytes.length,
      fingerprint: sha256(bytes),
      sendsUpdatesOnEmail: true,
      idempotencyKey: randomUUID(),
    };
    const { reply, ...refused } = await this.ask(uploadStart, input);
    if (!reply) throw new Error(`not started: ${JSON.stringify(refused)}`);
    return reply.upload;
  }

  cancel = (uploadId: string) => this.ask(uploadCancel, { uploadId });
  /** Stops it at any stage by deleting its application. */
  stop = async (uploadId: string) => this.ask(appDelete, { appId: (await this.get(uploadId)).appId });
  retry = (uploadId: string) => this.ask(uploadRetry, { uploadId });

  async get(uploadId: string): Promise<Upload> {
    const upload = (await this.ask(uploadGet, { uploadIds: [uploadId] })).reply?.uploads[0];
    if (!upload) throw new Error(`upload ${uploadId} not found`);
    return upload;
  }

  /** Retries until the services respond with a reply or refusals. */
  async ask<C extends Call>(call: C, input: CallInput<C>): Promise<RestReply<CallReply<C>>> {
    for (;;) {
      const answer = await callRest(this.#apiUrl, call, input, { token: this.#token }).catch(() => null);
      if (answer?.reply !== undefined || answer?.refusals) return answer;
      await pause(100);
    }
  }

  async #missing(uploadId: string): Promise<number[]> {
    const { reply } = await this.ask(uploadParts, { uploadIds: [uploadId] });
    const ranges = reply?.uploads[0]?.missing ?? [];
    return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  }

  /** Tries once to send one part. Returns null if there was no response. */
  async send(uploadId: string, number: number, bytes: Buffer): Promise<SentPart | null> {
    const link = (await this.ask(uploadPartsSign, { uploadId, partNumbers: [number] })).reply?.links[0];
    if (!link) return null;
    const hash = sha256(bytes);
    const headers = Object.fromEntries(link.headers.map(({ name, value }) => [name, value]));
    const sent = { ...headers, [link.sha256Header]: hash };
    try {
      const response = await fetch(link.url, { method: link.method, headers: sent, body: new Uint8Array(bytes) });
      const text = await response.text();
      if (response.ok) this.#hear(uploadId, number, hash);
      return { status: response.status, text };
    } catch {
      // The next query lists the part as missing.
      await pause(100);
      return null;
    }
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
