import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeBuilds } from '@launchyard/e2e/kit/builds';
import type { System } from '@launchyard/e2e/kit/system';
import type { DemoPerson } from '@launchyard/platform/demo';
import type { Probes, Request } from './messages.ts';

const CLI = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const PART_BYTES = 64 * 1024;
const MIB = 1024 * 1024;

export const json = (url: string, body: object, authorization?: string): Request => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
  body: JSON.stringify(body),
});
export const get = (url: string): Request => ({ url, method: 'GET', headers: {}, body: '' });

/** What is measured: as an owner who has a link and begins an upload. */
export async function arrange(system: System, owner: DemoPerson): Promise<Probes> {
  const authorization = `Bearer ${owner.apiKey}`;
  const url = `${system.url}/graphql`;
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await (await fetch(url, json(url, { query, variables }, authorization))).json();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const link = await makeLink(system, owner, ask);
  const { uploadStart } = await ask<{ uploadStart: { upload: { id: string; partCount: number } } }>(START, {
    input: {
      appName: 'Flooded',
      fileName: 'a.zip',
      sizeBytes: 16 * MIB + PART_BYTES,
      fingerprint: 'f'.repeat(64),
      idempotencyKey: randomUUID(),
    },
  });
  const { id, partCount } = uploadStart.upload;
  const { uploadPartsSign } = await ask<{ uploadPartsSign: { links: PartLink[] } }>(SIGN, {
    input: { uploadId: id, partNumbers: [partCount] },
  });
  const [signed] = uploadPartsSign.links;
  if (!signed) throw new Error('no part was signed');
  const part = 'x'.repeat(PART_BYTES);
  return {
    'a query': json(url, { query: '{ __typename }' }, authorization),
    'the page of a link': get(link),
    'an upload’s part': {
      url: signed.url,
      method: signed.method,
      headers: {
        ...Object.fromEntries(signed.headers.map(({ name, value }) => [name, value])),
        [signed.sha256Header]: createHash('sha256').update(part).digest('hex'),
      },
      body: part,
    },
  };
}

type Ask = <T>(query: string, variables?: object) => Promise<T>;

/** Uploads a build by the command line, waits for its test, and makes a link for it; its address. */
async function makeLink(system: System, { apiKey }: DemoPerson, ask: Ask): Promise<string> {
  const builds = await makeBuilds();
  try {
    const words = ['upload', builds.tiny, '--app', 'AlpineVilla', '--windows', '--wait'];
    const env = { ...process.env, LAUNCHYARD_URL: system.url, LAUNCHYARD_API_KEY: apiKey };
    await promisify(execFile)(process.execPath, [CLI, ...words], { env });
  } finally {
    await builds.remove();
  }
  const { viewer } = await ask<{ viewer: { account: { app: { id: string } } } }>(APP);
  const { streamingLinkCreate } = await ask<{ streamingLinkCreate: { streamingLink: { url: string } } }>(LINK, {
    input: { appId: viewer.account.app.id, idempotencyKey: randomUUID() },
  });
  return streamingLinkCreate.streamingLink.url;
}

interface PartLink {
  url: string;
  method: string;
  headers: Array<{ name: string; value: string }>;
  sha256Header: string;
}
const START =
  'mutation($input: UploadStartInput!) { uploadStart(input: $input) { upload { id partCount } userErrors { message } } }';
const SIGN =
  'mutation($input: UploadPartsSignInput!) { uploadPartsSign(input: $input) { links { url method headers { name value } sha256Header } userErrors { message } } }';
const APP = '{ viewer { account { app(by: { name: "AlpineVilla" }) { id } } } }';
const LINK =
  'mutation($input: StreamingLinkCreateInput!) { streamingLinkCreate(input: $input) { streamingLink { url } userErrors { message } } }';
