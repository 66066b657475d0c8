import type { App } from '@launchyard/contract/apps';
import type { Upload } from '@launchyard/contract/uploads';
import { appList } from '@launchyard/contract/apps';
import { streamingLinkList } from '@launchyard/contract/links';
import type { Call, CallReply } from '@launchyard/contract/kit';
import { sessionState } from '@launchyard/contract/session';
import { Pool } from 'undici';
import { APPS } from './query.ts';

/** A peer's settings: where the services are, and the secret that identifies a gateway. */
export interface PeerSettings {
  port: number;
  upstream: string;
  secret: string;
}

export const readPeerSettings = (): PeerSettings => ({
  port: Number(process.env['PORT']),
  upstream: process.env['UPSTREAM_URL'] ?? '',
  secret: process.env['GATEWAY_SECRET'] ?? '',
});

/** Makes the same calls as the gateway for the query and returns its data. Responses are trusted without validation. */
export function createAnswer({ upstream, secret }: PeerSettings): (authorization: string) => Promise<unknown> {
  const pool = new Pool(upstream, { pipelining: 1 });

  async function ask<C extends Call>(
    { method, path }: C,
    input: unknown,
    authorization: string,
  ): Promise<CallReply<C>> {
    const headers = { authorization, 'x-gateway-secret': secret, 'x-client-address': '127.0.0.1' };
    const isGet = method === 'GET';
    const { statusCode, body } = await pool.request({
      method,
      path,
      headers: isGet ? headers : { ...headers, 'content-type': 'application/json' },
      body: isGet ? null : JSON.stringify(input),
    });
    const reply = await body.json();
    if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- trusted without validation, on purpose
    return reply as CallReply<C>;
  }

  return async (authorization) => {
    const { account } = await ask(sessionState, {}, authorization);
    const [apps, links] = await Promise.all([
      ask(appList, { first: APPS }, authorization),
      ask(streamingLinkList, { first: APPS }, authorization),
    ]);
    return {
      viewer: {
        account: {
          id: account.id,
          username: account.username,
          apps: {
            totalCount: apps.totalCount,
            pageInfo: { hasNextPage: apps.hasNextPage, endCursor: apps.edges.at(-1)?.cursor ?? null },
            nodes: apps.edges.map(({ node }) => asApp(node)),
          },
          streamingLinks: {
            totalCount: links.totalCount,
            nodes: links.edges.map(({ node: { id, name, revision, url, createdAt } }) => ({
              id,
              name,
              revision,
              url,
              createdAt,
            })),
          },
        },
      },
    };
  };
}

function asApp(row: App) {
  const { id, name, createdAt, nextVersionNumber, streamingLinkCount, versionCount, versionsBytes, thumbnailUrl } = row;
  const { latestVersion, latestUpload } = row;
  return {
    id,
    name,
    createdAt,
    buildType: upper((latestVersion ?? latestUpload)?.buildType),
    nextVersionNumber,
    streamingLinkCount,
    versionCount,
    versionsBytes,
    thumbnailUrl,
    latestVersion: latestVersion && {
      id: latestVersion.id,
      number: latestVersion.number,
      buildType: upper(latestVersion.buildType),
      sizeBytes: latestVersion.sizeBytes,
      createdAt: latestVersion.createdAt,
      testedAt: latestVersion.testedAt,
    },
    latestUpload: latestUpload && asUpload(latestUpload),
  };
}

function asUpload(row: Upload) {
  const { id, versionNumber, fileName, sizeBytes, receivedBytes, partBytes, partCount, createdAt, finishedAt } = row;
  const { answers, failure } = row;
  return {
    id,
    versionNumber,
    fileName,
    sizeBytes,
    receivedBytes,
    partBytes,
    partCount,
    state: upper(row.state),
    createdAt,
    finishedAt,
    answers: {
      isLinuxBuild: answers.isLinuxBuild,
      isMissingPluginAccepted: answers.isMissingPluginAccepted,
      skipsZipChecking: answers.skipsZipChecking,
    },
    stages: row.stages.map(({ stage, state, progressPercent, startedAt, finishedAt: doneAt, note }) => ({
      stage: upper(stage),
      state: upper(state),
      progressPercent,
      startedAt,
      finishedAt: doneAt,
      note,
    })),
    failure: failure && { code: failure.code, message: failure.message },
  };
}

/** GraphQL enum values are in upper case. */
const upper = (value: string | null | undefined): string | null => value?.toUpperCase() ?? null;
